/**
 * Takes a whole number apart, digit by digit from the last on, each with a base of its own: of 2 * 12 + 7 first
 * `take(12)` is 7, then `take(5)` is 2. What `key * base + digit` put together comes out in reverse order.
 */
export const digitsFromLast = (key: number): ((base: number) => number) => {
  let rest = key;
  return (base) => {
    const digit = rest % base;
    rest = (rest - digit) / base;
    return digit;
  };
};
