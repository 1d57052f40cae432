/**
 * Packs numbers from 0 to `most` as tightly as whole bits allow: one bit a block for blocks of one game.
 *
 * @returns the bits in base64, first number in the lowest bits of the first byte
 */
export const packOutcomes = (outcomes: Uint8Array, most: number): string => {
  const width = bitsFor(most);
  const bytes = new Uint8Array(Math.ceil((outcomes.length * width) / 8));
  // Bits that wait for their byte to be full.
  let [waiting, count, end] = [0, 0, 0];
  for (let i = 0; i < outcomes.length; i++) {
    waiting |= outcomes[i] << count;
    for (count += width; count >= 8; count -= 8) {
      bytes[end++] = waiting;
      waiting >>>= 8;
    }
  }
  if (count > 0) bytes[end] = waiting;
  return Buffer.from(bytes.buffer, 0, bytes.length).toString('base64');
};

/**
 * The `count` numbers that {@link packOutcomes} packed.
 *
 * @throws RangeError if the text does not hold so many up to `most`
 */
export const unpackOutcomes = (text: string, most: number, count: number): Uint8Array => {
  const width = bitsFor(most);
  const packed = Buffer.from(text, 'base64');
  if (packed.length !== Math.ceil((count * width) / 8))
    throw new RangeError(`${packed.length} bytes for ${count} outcomes`);
  // A byte more, since a number can lie across two.
  const bytes = new Uint8Array(packed.length + 1);
  bytes.set(packed);
  const outcomes = new Uint8Array(count);
  const mask = (1 << width) - 1;
  let largest = 0;
  for (let i = 0, bit = 0; i < count; i++, bit += width) {
    const outcome = ((bytes[bit >> 3] | (bytes[(bit >> 3) + 1] << 8)) >> (bit & 7)) & mask;
    outcomes[i] = outcome;
    if (outcome > largest) largest = outcome;
  }
  if (largest > most) throw new RangeError(`An outcome of ${largest} in blocks of ${most} games`);
  return outcomes;
};

const bitsFor = (most: number): number => Math.max(1, Math.ceil(Math.log2(most + 1)));
