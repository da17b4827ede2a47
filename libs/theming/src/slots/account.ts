import { slot } from '../runtime/slot.tsx';

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
export const MeasurementListPage = /* @__PURE__ */ slot('MeasurementListPage');
export const MeasurementFormPage = /* @__PURE__ */ slot('MeasurementFormPage');
export const LogoutPage = /* @__PURE__ */ slot('LogoutPage');
