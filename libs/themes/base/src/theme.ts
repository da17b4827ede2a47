import { defineTheme } from '@shop/theming';

export const theme = defineTheme({
  name: 'base',
  tokens: () => import('./tokens.css'),
  components: {},
});
