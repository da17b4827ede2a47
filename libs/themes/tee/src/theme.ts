import { defineTheme, replace, restyle, wrap } from '@shop/theming';

/**
 * Tee: first-time buyers on a phone, with blocks of colour to leaf through and tabs at the thumb. The rest comes from
 * Simple.
 */
export const theme = defineTheme({
  name: 'tee',
  tokens: () => import('./tokens.css'),
  components: {
    Header: replace(() => import('./frame/header.tsx')),
    Brand: replace(() => import('./frame/brand.tsx')),
    MobileNav: replace(() => import('./frame/mobile-nav.tsx')),
    Footer: replace(() => import('./frame/footer.tsx')),

    HomePage: replace(() => import('./home/home-page.tsx')),
    Hero: replace(() => import('./home/hero.tsx')),
    CategoryNav: restyle(() => import('./home/category-nav.module.css')),
    ProductShelf: replace(() => import('./home/product-shelf.tsx')),

    ProductListPage: replace(() => import('./catalogue/product-list-page.tsx')),
    FacetPanel: restyle(() => import('./catalogue/facet-panel.module.css')),
    ProductCard: replace(() => import('./catalogue/product-card.tsx')),
    ProductPage: replace(() => import('./catalogue/product-page.tsx')),
    BuyBox: replace(() => import('./catalogue/buy-box.tsx')),
    ProductStory: replace(() => import('./catalogue/product-story.tsx')),
    RelatedProducts: replace(() => import('./catalogue/related-products.tsx')),
    GiftBudgets: restyle(() => import('./catalogue/gift-budgets.module.css')),

    CartPage: replace(() => import('./cart/cart-page.tsx')),
    CartLine: replace(() => import('./cart/cart-line.tsx')),
    CartDrawer: replace(() => import('./cart/cart-drawer.tsx')),

    CheckoutLayout: restyle(() => import('./checkout/checkout-layout.module.css')),
    OrderCompletePage: wrap(() => import('./checkout/order-complete-page.tsx')),
    LoginPage: wrap(() => import('./account/login-page.tsx')),
    MyPageLayout: restyle(() => import('./account/my-page-layout.module.css')),
    MyPageHome: wrap(() => import('./account/my-page-home.tsx')),
    GuestOrderPage: restyle(() => import('./account/guest-order-page.module.css')),
    RegisterPage: wrap(() => import('./account/register-page.tsx')),
    SocialGiftPage: restyle(() => import('./gift/social-gift-page.module.css')),
  },
});
