import { defineConfig } from 'vitest/config';

/** The pure tests of the rules whose mutants are looked for: no database, no server. */
export default defineConfig({
  test: {
    include: [
      'libs/money/src/**/*.test.ts',
      'libs/japanese/src/**/*.test.ts',
      'libs/form-definitions/src/*.test.ts',
      'libs/forms/src/*.test.ts',
      'apps/server/src/cart/allocation/*.test.ts',
      'apps/server/src/cart/quote/*.test.ts',
      'apps/server/src/payment/coupon/coupon.rules.test.ts',
      'apps/server/src/delivery/delivery-plan.test.ts',
      'apps/server/src/delivery/find-route.test.ts',
      'apps/server/src/delivery/handover.rules.test.ts',
      'apps/server/src/delivery/parcel-fees.test.ts',
      'apps/server/src/payment/point/point.rules.test.ts',
    ],
    testTimeout: 60_000,
  },
});
