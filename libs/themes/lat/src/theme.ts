import { defineTheme } from '@shop/theming';

export const theme = defineTheme({
  name: 'lat',
  tokens: () => import('./tokens.css'),
  components: {},
});
