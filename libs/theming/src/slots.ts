import { slot } from './runtime/slot.tsx';

// Every slot as a component. The annotation lets a bundle leave out those a page does not draw.

export const Layout = /* @__PURE__ */ slot('Layout');
export const Header = /* @__PURE__ */ slot('Header');
export const Footer = /* @__PURE__ */ slot('Footer');
export const MobileNav = /* @__PURE__ */ slot('MobileNav');
export const Breadcrumb = /* @__PURE__ */ slot('Breadcrumb');
export const LoadingBar = /* @__PURE__ */ slot('LoadingBar');
export const ToastArea = /* @__PURE__ */ slot('ToastArea');
export const MaintenanceLayout = /* @__PURE__ */ slot('MaintenanceLayout');
export const InvalidChannelLayout = /* @__PURE__ */ slot('InvalidChannelLayout');
export const ErrorPage = /* @__PURE__ */ slot('ErrorPage');
export const SearchBox = /* @__PURE__ */ slot('SearchBox');
export const CartDrawer = /* @__PURE__ */ slot('CartDrawer');

export const HomePage = /* @__PURE__ */ slot('HomePage');
export const Hero = /* @__PURE__ */ slot('Hero');
export const CategoryNav = /* @__PURE__ */ slot('CategoryNav');
export const ProductShelf = /* @__PURE__ */ slot('ProductShelf');
export const BannerArea = /* @__PURE__ */ slot('BannerArea');

export const ProductListPage = /* @__PURE__ */ slot('ProductListPage');
export const FacetPanel = /* @__PURE__ */ slot('FacetPanel');
export const SortBar = /* @__PURE__ */ slot('SortBar');
export const ProductCard = /* @__PURE__ */ slot('ProductCard');
export const Pagination = /* @__PURE__ */ slot('Pagination');
export const ProductPage = /* @__PURE__ */ slot('ProductPage');
export const ProductGallery = /* @__PURE__ */ slot('ProductGallery');
export const BuyBox = /* @__PURE__ */ slot('BuyBox');
export const ProductFacts = /* @__PURE__ */ slot('ProductFacts');
export const ProductStory = /* @__PURE__ */ slot('ProductStory');
export const RelatedProducts = /* @__PURE__ */ slot('RelatedProducts');

export const StaticPage = /* @__PURE__ */ slot('StaticPage');

export const CartPage = /* @__PURE__ */ slot('CartPage');
export const CartLine = /* @__PURE__ */ slot('CartLine');
export const CartSummary = /* @__PURE__ */ slot('CartSummary');
export const CheckoutLayout = /* @__PURE__ */ slot('CheckoutLayout');
export const ShippingSelectPage = /* @__PURE__ */ slot('ShippingSelectPage');
export const ShippingAddPage = /* @__PURE__ */ slot('ShippingAddPage');
export const ShippingDetailPage = /* @__PURE__ */ slot('ShippingDetailPage');
export const PaymentPage = /* @__PURE__ */ slot('PaymentPage');
export const ConfirmPage = /* @__PURE__ */ slot('ConfirmPage');
export const OrderCompletePage = /* @__PURE__ */ slot('OrderCompletePage');

export const LoginPage = /* @__PURE__ */ slot('LoginPage');
export const UnlockPage = /* @__PURE__ */ slot('UnlockPage');
export const RegisterPage = /* @__PURE__ */ slot('RegisterPage');
export const RegisterCompletePage = /* @__PURE__ */ slot('RegisterCompletePage');
export const MyPageLayout = /* @__PURE__ */ slot('MyPageLayout');
export const MyPageHome = /* @__PURE__ */ slot('MyPageHome');
export const OrderListPage = /* @__PURE__ */ slot('OrderListPage');
export const OrderPage = /* @__PURE__ */ slot('OrderPage');
export const AddressListPage = /* @__PURE__ */ slot('AddressListPage');
export const AddressFormPage = /* @__PURE__ */ slot('AddressFormPage');
export const LogoutPage = /* @__PURE__ */ slot('LogoutPage');
