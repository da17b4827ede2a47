import { defineConfig } from 'vitest/config';

/** Sends random requests to every operation for minutes; `HOSTILE_SEED` selects different ones. */
export default defineConfig({
  test: {
    name: 'fuzz',
    include: ['src/**/*.fuzz.test.ts'],
    globalSetup: ['./src/testing/global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
