import { defineTheme } from '@shop/theming';

export const theme = defineTheme({
  name: 'sto',
  tokens: () => import('./tokens.css'),
  components: {},
});
