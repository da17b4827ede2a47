import { screenSlotsPlugin } from '@shop/theming/vite';
import { defineConfig } from 'vitest/config';

/** A limit is there to end what hangs, not to measure: a busy machine may take many times as long as a quiet one. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [screenSlotsPlugin(import.meta.dirname)],
        test: {
          name: 'unit',
          // The files of a worker share what they import: importing took longer than testing.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          include: [
            'libs/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'apps/{cli,storefront,payments,storybook}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', '**/build/**'],
        },
      },
      'apps/server/vitest.config.ts',
      'apps/server/vitest.longer.config.ts',
      'apps/server/vitest.chaos.config.ts',
      'apps/server/vitest.fuzz.config.ts',
    ],
  },
});
