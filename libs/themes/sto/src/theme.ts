import { defineTheme, replace, restyle, wrap } from '@shop/theming';

/** Stockroom: order sheets for restaurants and bulk buyers. Other slots are Simple's, in these colours and fonts. */
export const theme = defineTheme({
  name: 'sto',
  tokens: () => import('./tokens.css'),
  components: {
    Header: replace(() => import('./frame/header.tsx')),
    Brand: replace(() => import('./frame/brand.tsx')),
    Footer: replace(() => import('./frame/footer.tsx')),
    HomePage: replace(() => import('./home/home-page.tsx')),
    Hero: replace(() => import('./home/hero.tsx')),
    ProductListPage: replace(() => import('./catalogue/product-list-page.tsx')),
    ProductCard: replace(() => import('./catalogue/product-card.tsx')),
    ProductPage: replace(() => import('./catalogue/product-page.tsx')),
    BuyBox: replace(() => import('./catalogue/buy-box.tsx')),
    GiftBudgets: restyle(() => import('./catalogue/gift-budgets.module.css')),
    CartPage: replace(() => import('./checkout/cart-page.tsx')),
    CartLine: replace(() => import('./checkout/cart-line.tsx')),
    CartSummary: replace(() => import('./checkout/cart-summary.tsx')),
    ConfirmPage: wrap(() => import('./checkout/confirm-page.tsx')),
    OrderPage: wrap(() => import('./account/order-page.tsx')),

    CheckoutLayout: restyle(() => import('./checkout/checkout-layout.module.css')),
    OrderCompletePage: restyle(() => import('./checkout/order-complete-page.module.css')),
    LoginPage: restyle(() => import('./account/login-page.module.css')),
    MyPageLayout: restyle(() => import('./account/my-page-layout.module.css')),
    GuestOrderPage: restyle(() => import('./account/guest-order-page.module.css')),
    RegisterPage: restyle(() => import('./account/register-page.module.css')),
    LandingPage: restyle(() => import('./content/landing-page.module.css')),
    SocialGiftPage: restyle(() => import('./gift/social-gift-page.module.css')),
  },
});
