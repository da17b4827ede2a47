import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { chromiumFlags, findChromium } from '@shop/tools/browser';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

export default mergeConfig(
  viteConfig,
  defineConfig({
    plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
    test: {
      name: 'stories',
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: { executablePath: findChromium(), args: [...chromiumFlags] } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
);
