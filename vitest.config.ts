import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,agents,experiments,scripts}/**/*.test.ts'],
    // The tests that start real processes and pools need more than vitest's five seconds on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
