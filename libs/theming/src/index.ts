export type { SlotMeta } from './contract/meta.ts';
export { slotMeta } from './contract/slot-meta.ts';
export type { SlotName, SlotProps } from './contract/slot-props.ts';
export {
  defineBaseTheme, defineTheme, defineVariant, replace, wrap,
  type BaseThemeDef, type OverrideProps, type SlotComponent, type ThemeDef, type VariantDef,
} from './define.ts';
export { baseTheme, chooseLayers, loadCustomisation, loadLayers, type Customisation, type LayerNames, type LayerTable } from './runtime/layers.ts';
export { oncePageStands } from './runtime/once-page-stands.ts';
export { renderedSlots } from './runtime/rendered-slots.ts';
export { slot } from './runtime/slot.tsx';
export { SlotProvider, useSlotRuntime } from './runtime/slot-provider.tsx';
export { forgetSlots, SlotRuntime, type SlotAssets, type SlotSource } from './runtime/slot-runtime.tsx';
export type {
  AddManyToCart, AddToCart, Availability, Crumb, ForeignName, PictureImage, ProductPicture, ProductSummary, TemperatureZone, WantedLine, WayIn,
} from './contract/product.ts';
export type {
  AccountLink, BreadcrumbProps, CartLink, ConnectionNoticeProps, ErrorPageProps, FooterProps, FrameKind, HeaderProps, InvalidChannelLayoutProps,
  LayoutProps, LoadingBarProps, MaintenanceLayoutProps, MobileNavProps, NavLink, ShopMessage, ToastAreaProps, ToastMessage,
} from './contract/frame.ts';
export type { StaticPageProps } from './contract/content.ts';
export type {
  AddressSearch, AddressView, CheckoutAlert, CheckoutLayoutProps, CheckoutStep, NextStep, ParcelFeeView, ParcelView, PieceView, SumRow, SumsView,
} from './contract/checkout-parts.ts';
export type { CartGroupView, CartLineProps, CartPageProps, CartSummaryProps, CouponEntry } from './contract/checkout-cart.ts';
export type {
  AddressChoice, DateChoice, DeliveryDestination, DeliveryParcel, DestinationCard, GiftEntry, GiftPanelProps, MatrixRow, MatrixView, NoshiEntry,
  NoshiPurposeName, NoshiView, RibbonName, ShippingAddPageProps, ShippingDetailPageProps, ShippingSelectPageProps,
} from './contract/checkout-delivery.ts';
export type {
  CardSummary, ConfirmPageProps, ContactView, OrderCompletePageProps, OtherField, OtherValue, PayInstructions, PaymentMethodView, PaymentPageProps, PlannedDestination, PlannedParcel,
  PrepaymentView, PricedPiece,
} from './contract/checkout-payment.ts';
export type {
  AccountNotice, AccountWarning, LoginPageProps, LogoutPageProps, MyPageHomeProps, MyPageLayoutProps, RegisterCompletePageProps,
  RegisterPageProps, UnlockPageProps,
} from './contract/account.ts';
export type { MeasuredPerson, MeasurementFormPageProps, MeasurementListPageProps, MeasurementView } from './contract/account-measurements.ts';
export type { AddressEntry, AddressFormPageProps, AddressListPageProps } from './contract/account-addresses.ts';
export type { OrderListPageProps, OrderPageProps, OrderStatusName, OrderSummaryView } from './contract/account-orders.ts';
export type {
  BuyBoxProps, CartDrawerProps, FacetPanelProps, GalleryPicture, HiddenField, MeasurementEntry, PaginationProps, ProductCardProps, ProductFactsProps,
  ProductGalleryProps, CategoryPhotograph, ProductListPageProps, ProductPageProps, ProductStoryProps, RelatedProductsProps, SearchBoxProps,
  SortBarProps, Suggestion,
} from './contract/catalogue.ts';
export type { BannerAreaProps, CategoryNavProps, CountryWay, GiftFinder, GiftOccasion, HeroProps, HomePageProps, ProductShelfProps } from './contract/home.ts';
export {
  Breadcrumb, ConnectionNotice, ErrorPage, Footer, Header, InvalidChannelLayout, Layout, LoadingBar, MaintenanceLayout, MobileNav,
  ToastArea,
} from './slots/frame.ts';
export {
  BannerArea, CategoryNav, Hero, HomePage, ProductShelf,
} from './slots/home.ts';
export {
  BuyBox, CartDrawer, FacetPanel, Pagination, ProductCard, ProductFacts, ProductGallery, ProductListPage,
  ProductPage, ProductStory, RelatedProducts, SearchBox, SortBar,
} from './slots/catalogue.ts';
export {
  CartLine, CartPage, CartSummary, CheckoutLayout, ConfirmPage, GiftPanel, OrderCompletePage, PaymentPage, ShippingAddPage,
  ShippingDetailPage, ShippingSelectPage,
} from './slots/checkout.ts';
export {
  AddressFormPage, AddressListPage, LoginPage, LogoutPage, MeasurementFormPage, MeasurementListPage, MyPageHome, MyPageLayout, OrderListPage, OrderPage,
  RegisterCompletePage, RegisterPage, UnlockPage,
} from './slots/account.ts';
export {
  StaticPage,
} from './slots/content.ts';
