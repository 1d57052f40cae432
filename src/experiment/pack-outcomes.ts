/**
 * Packs numbers from 0 to `most` as tightly as whole bits allow: one bit a block for blocks of one game.
 *
 * @returns the bits in base64, first number in the lowest bits of the first byte
 */
export const packOutcomes = (outcomes: Uint8Array, most: number): string => {
  const width = bitsFor(most);
  const bytes = new Uint8Array(Math.ceil((outcomes.length * width) / 8));
  for (let i = 0; i < outcomes.length; i++) {
    for (let bit = 0; bit < width; bit++) {
      const at = i * width + bit;
      bytes[at >> 3] |= ((outcomes[i] >> bit) & 1) << (at & 7);
    }
  }
  return Buffer.from(bytes.buffer, 0, bytes.length).toString('base64');
};

/**
 * The `count` numbers that {@link packOutcomes} packed.
 *
 * @throws RangeError if the text does not hold so many up to `most`
 */
export const unpackOutcomes = (text: string, most: number, count: number): Uint8Array => {
  const width = bitsFor(most);
  const bytes = Buffer.from(text, 'base64');
  const outcomes = new Uint8Array(count);
  for (let i = 0; i < count; i++) {
    for (let bit = 0; bit < width; bit++) {
      const at = i * width + bit;
      outcomes[i] |= ((bytes[at >> 3] >> (at & 7)) & 1) << bit;
    }
    if (outcomes[i] > most) throw new RangeError(`An outcome of ${outcomes[i]} in blocks of ${most} games`);
  }
  if (bytes.length !== Math.ceil((count * width) / 8))
    throw new RangeError(`${bytes.length} bytes for ${count} outcomes`);
  return outcomes;
};

const bitsFor = (most: number): number => Math.max(1, Math.ceil(Math.log2(most + 1)));
