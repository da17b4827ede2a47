import { defineTheme } from '@shop/theming';

export const theme = defineTheme({
  name: 'ven',
  tokens: () => import('./tokens.css'),
  components: {},
});
