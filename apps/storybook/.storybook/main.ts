import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true },
  stories: ['../../../libs/kit/src/**/*.stories.tsx', '../../../libs/{themes,variants}/*/src/**/*.stories.tsx', '../../../libs/forms/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-vitest', '@storybook/addon-a11y'],
  staticDirs: [{ from: '../../storefront/public', to: '/' }],
};

export default config;
