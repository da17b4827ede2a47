import { deferredSlot, slot } from '../runtime/slot.tsx';

export const Layout = /* @__PURE__ */ slot('Layout');
export const Header = /* @__PURE__ */ slot('Header');
export const Brand = /* @__PURE__ */ slot('Brand');
export const Footer = /* @__PURE__ */ deferredSlot('Footer');
export const MobileNav = /* @__PURE__ */ deferredSlot('MobileNav');
export const Breadcrumb = /* @__PURE__ */ slot('Breadcrumb');
export const LoadingBar = /* @__PURE__ */ deferredSlot('LoadingBar');
export const ToastArea = /* @__PURE__ */ slot('ToastArea');
export const ConnectionNotice = /* @__PURE__ */ slot('ConnectionNotice');
export const MaintenanceLayout = /* @__PURE__ */ slot('MaintenanceLayout');
export const InvalidChannelLayout = /* @__PURE__ */ slot('InvalidChannelLayout');
export const ErrorPage = /* @__PURE__ */ slot('ErrorPage');
