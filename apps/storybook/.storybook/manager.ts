import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'ハムとソーセージの見本帳',
    colorPrimary: '#9d2235',
    colorSecondary: '#9d2235',
    appBg: '#f6f3ef',
    textColor: '#2b2320',
    barSelectedColor: '#9d2235',
    fontBase: '"Noto Sans JP", "Hiragino Sans", "Yu Gothic UI", Meiryo, sans-serif',
  }),
  sidebar: { showRoots: false },
  // The guide's pages have nothing to control.
  layoutCustomisations: {
    showPanel: ({ storyId }: { storyId?: string }, isShown: boolean) => (storyId?.startsWith('案内') ? false : isShown),
  },
});
