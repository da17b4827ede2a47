import { defineTheme } from '@shop/theming';

export const theme = defineTheme({
  name: 'gen',
  tokens: () => import('./tokens.css'),
  components: {},
});
