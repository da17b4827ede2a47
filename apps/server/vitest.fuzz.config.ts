import { defineConfig } from 'vitest/config';

/** Requests made at random to every operation, for minutes: `HOSTILE_SEED` tries others than usual. */
export default defineConfig({
  test: {
    name: 'fuzz',
    include: ['src/**/*.fuzz.test.ts'],
    globalSetup: ['./src/testing/global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
