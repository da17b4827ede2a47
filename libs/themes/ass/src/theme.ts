import { defineTheme, replace, restyle, wrap } from '@shop/theming';

/** Assortiment: a gift shop for senders of 御中元 and 御歳暮. Other slots are Simple's, in these colours and fonts. */
export const theme = defineTheme({
  name: 'ass',
  tokens: () => import('./tokens.css'),
  components: {
    Header: replace(() => import('./frame/header.tsx')),
    Brand: replace(() => import('./frame/brand.tsx')),
    Footer: replace(() => import('./frame/footer.tsx')),

    HomePage: replace(() => import('./home/home-page.tsx')),
    Hero: replace(() => import('./home/hero.tsx')),
    CategoryNav: replace(() => import('./home/category-nav.tsx')),
    ProductShelf: replace(() => import('./home/product-shelf.tsx')),
    BannerArea: replace(() => import('./home/banner-area.tsx')),

    ProductListPage: replace(() => import('./catalogue/product-list-page.tsx')),
    ProductCard: replace(() => import('./catalogue/product-card.tsx')),
    ProductPage: replace(() => import('./catalogue/product-page.tsx')),
    BuyBox: replace(() => import('./catalogue/buy-box.tsx')),
    ProductStory: replace(() => import('./catalogue/product-story.tsx')),
    RelatedProducts: replace(() => import('./catalogue/related-products.tsx')),
    GiftBudgets: restyle(() => import('./catalogue/gift-budgets.module.css')),

    CartPage: replace(() => import('./cart/cart-page.tsx')),
    CartLine: replace(() => import('./cart/cart-line.tsx')),

    CheckoutLayout: restyle(() => import('./checkout/checkout-layout.module.css')),
    ConfirmPage: wrap(() => import('./checkout/confirm-page.tsx')),
    OrderCompletePage: wrap(() => import('./checkout/order-complete-page.tsx')),
    LoginPage: restyle(() => import('./account/login-page.module.css')),
    MyPageLayout: restyle(() => import('./account/my-page-layout.module.css')),
    GuestOrderPage: restyle(() => import('./account/guest-order-page.module.css')),
    RegisterPage: restyle(() => import('./account/register-page.module.css')),
    LandingPage: restyle(() => import('./content/landing-page.module.css')),
    SocialGiftPage: restyle(() => import('./gift/social-gift-page.module.css')),
  },
});
