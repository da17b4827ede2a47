import { defineConfig } from 'vitest/config';

/** The pure tests of the rules whose mutants are looked for: no database, no server. */
export default defineConfig({
  test: {
    include: [
      'libs/money/src/**/*.test.ts',
      'libs/japanese/src/**/*.test.ts',
      'apps/server/src/cart/allocation/*.test.ts',
      'apps/server/src/cart/quote/*.test.ts',
      'apps/server/src/point/point.rules.test.ts',
    ],
    testTimeout: 60_000,
  },
});
