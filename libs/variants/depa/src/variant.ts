import { defineVariant, replace, wrap } from '@shop/theming';

/** A department store's gift counter: noshi and wrapping for everybody, its card at the registration. */
export const variant = defineVariant({
  name: 'depa',
  components: {
    Header: wrap(() => import('./frame/header.tsx')),
    GiftPanel: replace(() => import('./gift/gift-panel.tsx')),
    OrderCompletePage: wrap(() => import('./checkout/order-complete-page.tsx')),
  },
  copy: () => import('./copy.ts').then((file) => file.copy),
  forms: () => import('./forms.ts').then((file) => file.forms),
});
