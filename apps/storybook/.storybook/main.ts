import type { StorybookConfig } from '@storybook/react-vite';
import { labelEntries } from '../src/index/label-entries.ts';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  stories: [
    '../src/pages/*.stories.tsx',
    '../../../libs/kit/src/**/*.stories.tsx',
    '../../../libs/parts/src/**/*.stories.tsx',
    '../../../libs/{themes,variants}/*/src/**/*.stories.tsx',
    '../../../libs/forms/src/**/*.stories.tsx',
  ],
  staticDirs: ['../static'],
  addons: ['@storybook/addon-docs', '@storybook/addon-vitest', '@storybook/addon-a11y'],
  docs: { defaultName: '使い方' },
  experimental_indexers: (indexers) =>
    (indexers ?? []).map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => labelEntries(file, await indexer.createIndex(file, options)),
    })),
};

export default config;
