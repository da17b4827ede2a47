import { defineTheme } from '@shop/theming';

export const theme = defineTheme({
  name: 'fle',
  tokens: () => import('./tokens.css'),
  components: {},
});
