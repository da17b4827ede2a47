export type { SlotName, SlotProps } from './contract/slot-props.ts';
export {
  defineBaseTheme,
  defineTheme,
  defineVariant,
  replace,
  replaceDeferred,
  restyle,
  wrap,
  type BaseThemeDef,
  type OverrideProps,
  type SlotComponent,
  type ThemeDef,
  type VariantDef,
} from './define.ts';
export {
  baseTheme,
  chooseLayers,
  loadCustomisation,
  loadLayers,
  type Customisation,
  type LayerNames,
  type LayerTable,
} from './runtime/layers.ts';
export { deferred, loadDeferred, useDeferred } from './runtime/deferred.tsx';
export { renderedSlots } from './runtime/rendered-slots.ts';
export { LogoContext, useLogo, type LogoImage } from './runtime/logo.ts';
export { deferredSlot, OnDemandSlots, slot } from './runtime/slot.tsx';
export { SlotProvider, useMediaConditions, useSlotRuntime } from './runtime/slot-provider.tsx';
export { forgetSlots, SlotRuntime, type SlotAssets, type SlotSource } from './runtime/slot-runtime.tsx';
export type * from './contract/product.ts';
export type * from './contract/frame.ts';
export type * from './contract/content.ts';
export type * from './contract/content-blog.ts';
export type * from './contract/content-books.ts';
export type * from './contract/content-contact.ts';
export type * from './contract/checkout-parts.ts';
export type * from './contract/checkout-cart.ts';
export type * from './contract/checkout-delivery.ts';
export type * from './contract/checkout-payment.ts';
export type * from './contract/account.ts';
export type * from './contract/account-login.ts';
export type * from './contract/account-measurements.ts';
export type * from './contract/account-memorials.ts';
export type * from './contract/account-addresses.ts';
export type * from './contract/account-passkeys.ts';
export type * from './contract/account-cards.ts';
export type * from './contract/account-favourites.ts';
export type * from './contract/account-leaving.ts';
export type * from './contract/account-logs.ts';
export type * from './contract/account-points.ts';
export type * from './contract/account-user-info.ts';
export type * from './contract/account-orders.ts';
export type * from './contract/account-reminder.ts';
export type * from './contract/cart-drawer.ts';
export type * from './contract/catalogue.ts';
export type * from './contract/product-page.ts';
export type * from './contract/order-lookup.ts';
export type * from './contract/restock.ts';
export type * from './contract/product-promise.ts';
export type * from './contract/product-sets.ts';
export type * from './contract/search.ts';
export type * from './contract/waiting.ts';
export type * from './contract/gift.ts';
export type * from './contract/home.ts';
export type * from './contract/kinds.ts';
export {
  Brand,
  Breadcrumb,
  ConnectionNotice,
  ErrorPage,
  Footer,
  Header,
  InvalidChannelLayout,
  Layout,
  LoadingBar,
  MaintenanceLayout,
  MobileNav,
  ToastArea,
} from './slots/frame.ts';
export { BannerArea, CategoryNav, Hero, HomePage, ProductShelf } from './slots/home.ts';
export {
  BuyBox,
  CartDrawer,
  FacetPanel,
  Pagination,
  ProductCard,
  ProductFacts,
  ProductGallery,
  ProductPage,
  ProductStory,
  RelatedProducts,
  SearchBox,
  SortBar,
} from './slots/catalogue.ts';
export { CartLine, CartSavings, CartSummary, CheckoutLayout, GiftPanel } from './slots/checkout.ts';
