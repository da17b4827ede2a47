import { defineTheme } from '@shop/theming';

export const theme = defineTheme({
  name: 'tee',
  tokens: () => import('./tokens.css'),
  components: {},
});
