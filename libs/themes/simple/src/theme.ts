import { defineBaseTheme, replace } from '@shop/theming';

/** Simple: the reference for behaviour, accessibility and copy, and what every other theme falls back to. */
export const theme = defineBaseTheme({
  name: 'simple',
  tokens: () => import('./tokens.css'),
  components: {
    Layout: replace(() => import('./frame/layout.tsx')),
    Header: replace(() => import('./frame/header.tsx')),
    Footer: replace(() => import('./frame/footer.tsx')),
    MobileNav: replace(() => import('./frame/mobile-nav.tsx')),
    Breadcrumb: replace(() => import('./frame/breadcrumb.tsx')),
    SearchBox: replace(() => import('./frame/search-box.tsx')),
    LoadingBar: replace(() => import('./frame/loading-bar.tsx')),
    MaintenanceLayout: replace(() => import('./frame/maintenance-layout.tsx')),
    InvalidChannelLayout: replace(() => import('./frame/invalid-channel-layout.tsx')),
    ErrorPage: replace(() => import('./frame/error-page.tsx')),

    StaticPage: replace(() => import('./content/static-page.tsx')),
    CartPage: replace(() => import('./checkout/cart-page.tsx')),
    CartLine: replace(() => import('./checkout/cart-line.tsx')),
    CartSummary: replace(() => import('./checkout/cart-summary.tsx')),
    CheckoutLayout: replace(() => import('./checkout/checkout-layout.tsx')),
    ShippingSelectPage: replace(() => import('./checkout/shipping-select-page.tsx')),
    ShippingAddPage: replace(() => import('./checkout/shipping-add-page.tsx')),
    ShippingDetailPage: replace(() => import('./checkout/shipping-detail-page.tsx')),
    PaymentPage: replace(() => import('./checkout/payment-page.tsx')),
    ConfirmPage: replace(() => import('./checkout/confirm-page.tsx')),
    OrderCompletePage: replace(() => import('./checkout/order-complete-page.tsx')),
  },
});
