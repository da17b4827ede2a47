import { defineTheme } from '@shop/theming';

export const theme = defineTheme({
  name: 'ass',
  tokens: () => import('./tokens.css'),
  components: {},
});
