import { screenSlotsPlugin } from '@shop/theming/vite';
import { defineConfig } from 'vitest/config';

/** The limit only stops tests that hang: a busy machine may take many times as long as an idle one. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [screenSlotsPlugin(import.meta.dirname)],
        test: {
          name: 'unit',
          // The files of a worker share their imports: importing took longer than testing.
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
