const HALF_LOG_TWO_PI = 0.9189385332046728;

/**
 * What Stirling's formula leaves out: ln Γ(a) - ((a - 1/2) ln a - a + ln(2π)/2), within 2e-16 + 1e-15 of its value.
 *
 * Ratios of gamma functions are best written with it: the large terms then cancel in the formula, not in the numbers.
 *
 * @param a above 0
 * @returns from 0 (large a) upwards; `stirlingError(1)` is 0.08106146679532726
 *
 * Source: DLMF 5.11.1, and 5.5.1 to reach the arguments where that series is exact to double precision.
 */
export const stirlingError = (a: number): number => {
  let steps = 0;
  for (; a < 10; a++) steps += (a + 0.5) * Math.log1p(1 / a) - 1;
  const r = 1 / (a * a);
  const tail = r * (1 / 1188 - r * (691 / 360360 - r * (1 / 156 - r * (3617 / 122400))));
  return steps + (1 / 12 - r * (1 / 360 - r * (1 / 1260 - r * (1 / 1680 - tail)))) / a;
};

/**
 * ln Γ(a), with a relative error of about 1e-15 (near its zeros, 1 and 2, an absolute one).
 *
 * @param a above 0
 * @returns a finite number; `logGamma(11)` is ln 10! = 15.104412573075516
 */
export const logGamma = (a: number): number => (a - 0.5) * Math.log(a) - a + HALF_LOG_TWO_PI + stirlingError(a);
