import { defineTheme, replace, restyle } from '@shop/theming';

/** Base: text first. A starting point for a customer's own theme; other slots are Simple's. */
export const theme = defineTheme({
  name: 'base',
  tokens: () => import('./tokens.css'),
  components: {
    Layout: replace(() => import('./frame/layout.tsx')),
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
    RelatedProducts: replace(() => import('./catalogue/related-products.tsx')),
    RecentProducts: replace(() => import('./catalogue/recent-products.tsx')),
    CartPage: replace(() => import('./cart/cart-page.tsx')),
    CartLine: replace(() => import('./cart/cart-line.tsx')),

    CartSummary: restyle(() => import('./checkout/cart-summary.module.css')),
    CheckoutLayout: restyle(() => import('./checkout/checkout-layout.module.css')),
    OrderCompletePage: restyle(() => import('./checkout/order-complete-page.module.css')),
    LoginPage: restyle(() => import('./account/login-page.module.css')),
    MyPageLayout: restyle(() => import('./account/my-page-layout.module.css')),
    MyPageHome: restyle(() => import('./account/my-page-home.module.css')),
    GuestOrderPage: restyle(() => import('./account/guest-order-page.module.css')),
    RegisterPage: restyle(() => import('./account/register-page.module.css')),
    LandingPage: restyle(() => import('./content/landing-page.module.css')),
    SocialGiftPage: restyle(() => import('./gift/social-gift-page.module.css')),
  },
});
