import { defineVariant, wrap } from '@shop/theming';

/** A school cooperative: families register with the key of their school, clothes are made to measure. */
export const variant = defineVariant({
  name: 'gakuen',
  components: {
    Header: wrap(() => import('./frame/header.tsx')),
    BuyBox: wrap(() => import('./catalogue/buy-box.tsx')),
    ProductStory: wrap(() => import('./catalogue/product-story.tsx')),
    ProductFacts: wrap(() => import('./catalogue/product-facts.tsx')),
    MyPageHome: wrap(() => import('./account/my-page-home.tsx')),
  },
  copy: () => import('./copy.ts').then((file) => file.copy),
  forms: () => import('./forms.ts').then((file) => file.forms),
});
