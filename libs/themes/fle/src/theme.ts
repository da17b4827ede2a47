import { defineTheme, replace, wrap } from '@shop/theming';

/** Fleischerei: weekday cooks at a counter. What is not here comes from Simple, in these colours and faces. */
export const theme = defineTheme({
  name: 'fle',
  tokens: () => import('./tokens.css'),
  components: {
    Header: wrap(() => import('./frame/header.tsx')),
    ProductCard: replace(() => import('./catalogue/product-card.tsx')),
    BuyBox: replace(() => import('./catalogue/buy-box.tsx')),
  },
});
