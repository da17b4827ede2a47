import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['libs/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'apps/{storefront,payments}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/build/**'],
        },
      },
      'apps/server/vitest.config.ts',
      'apps/server/vitest.faults.config.ts',
    ],
  },
});
