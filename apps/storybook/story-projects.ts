import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { chromiumFlags, findChromium } from '@shop/tools/browser';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { layerNames } from './src/index/layer-names.ts';
import { storiesNotFor } from './src/index/stories-not-for.ts';
import viteConfig from './vite.config.ts';

type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>;

/**
 * One project a theme and a variant, all over the same stories; Simple runs every one, the others those of what they override.
 * @param options what a kind of run adds
 */
export const storyProjects = (
  options: Pick<TestOptions, 'setupFiles'> & { readonly browser?: TestOptions['browser'] } = {},
): TestProjectInlineConfiguration[] =>
  layerNames.map(({ name, kind }) => ({
    ...viteConfig,
    plugins: [
      ...(viteConfig.plugins ?? []),
      storybookTest({
        configDir: join(import.meta.dirname, '.storybook'),
        initialGlobals: kind === 'theme' ? { theme: name } : { namespace: name },
      }),
    ],
    test: {
      name,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      exclude: [...storiesNotFor(name)],
      // One page for all files of a project: three times as fast as a page for each, which is only needed to run a
      // setup file again.
      isolate: options.setupFiles !== undefined,
      ...(options.setupFiles ? { setupFiles: options.setupFiles } : {}),
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { executablePath: findChromium(), args: [...chromiumFlags] },
          contextOptions: { reducedMotion: 'reduce', locale: 'ja-JP', timezoneId: 'Asia/Tokyo' },
        }),
        instances: [{ browser: 'chromium' }],
        ...options.browser,
      },
    },
  }));
