import type { RouteName } from '@shop/constants';
import type { SlotName } from '@shop/theming';

/** Who may see a screen (spec §4). `member-only` asks for a login only where the shop does not sell to guests. */
export type Access = 'public' | 'login-only' | 'logout-only' | 'member-only';

/** What the shell must know of a screen before its code is loaded. */
export interface RouteRow {
  readonly access: Access;
  /** Search engines may list it, and its document is the same for all guests, so it is kept. */
  readonly indexable: boolean;
  /** Slots that its page draws besides the frame, loaded before they are drawn. */
  readonly slots: readonly SlotName[];
  /** Names of the query that change what is drawn; all others are left out of a kept document. */
  readonly query: readonly string[];
}

const row = (access: Access, indexable: boolean, slots: readonly SlotName[] = [], query: readonly string[] = []): RouteRow => ({ access, indexable, slots, query });

const page = (...slots: SlotName[]) => row('public', true, slots);
const hidden = (...slots: SlotName[]) => row('public', false, slots);
const checkout = (...slots: SlotName[]) => row('member-only', false, slots);
const account = (...slots: SlotName[]) => row('login-only', false, slots);
const entry = (...slots: SlotName[]) => row('logout-only', false, slots);

/** Every screen of spec §2. A row's slots are filled by the owner of the screen. */
export const routeTable = {
  home: page('HomePage', 'Hero', 'CategoryNav', 'ProductShelf', 'ProductCard', 'BannerArea'),
  top: page('HomePage', 'Hero', 'CategoryNav', 'ProductShelf', 'ProductCard', 'BannerArea'),
  blogs: page(),
  blog: page(),
  newsList: page(),
  news: page(),
  products: row(
    'public',
    true,
    ['Breadcrumb', 'ProductListPage', 'FacetPanel', 'SortBar', 'ProductCard', 'Pagination'],
    ['word', 'category', 'brand', 'tag', 'price_min', 'price_max', 'country', 'zone', 'allergen', 'stock', 'sort', 'page'],
  ),
  product: page('Breadcrumb', 'ProductPage', 'ProductGallery', 'BuyBox', 'ProductFacts', 'ProductStory', 'RelatedProducts', 'ProductCard'),
  cart: hidden('CartPage', 'CartLine', 'CartSummary'),
  cartComplete: hidden('OrderCompletePage'),
  cartConfirm: checkout('CheckoutLayout', 'ConfirmPage'),
  cartPayment: checkout('CheckoutLayout', 'PaymentPage'),
  cartShippingAdd: checkout('CheckoutLayout', 'ShippingAddPage'),
  cartShippingDetail: checkout('CheckoutLayout', 'ShippingDetailPage', 'GiftPanel'),
  cartShippingSelect: checkout('CheckoutLayout', 'ShippingSelectPage'),
  catalogOrder: page(),
  contact: page(),
  contactComplete: hidden(),
  contactConfirm: hidden(),
  faq: page(),
  flipBook: page(),
  login: entry('LoginPage'),
  loginUnlock: hidden('UnlockPage'),
  loginSync: hidden(),
  maintenance: hidden('MaintenanceLayout'),
  popup: hidden(),
  register: entry('RegisterPage'),
  registerComplete: hidden('RegisterCompletePage'),
  reminder: entry(),
  reminderReset: entry(),
  reminderUsername: entry(),
  reminderUsernameReset: entry(),
  sitemap: page(),
  sample5: hidden(),
  socialGift: hidden(),
  socialGiftComplete: hidden(),
  socialGiftConfirm: hidden(),
  socialGiftDelivery: hidden(),
  socialGiftShipping: hidden(),
  mypage: account('MyPageLayout', 'MyPageHome'),
  mypageAddresses: account('MyPageLayout', 'AddressListPage'),
  mypageAddressAdd: account('MyPageLayout', 'AddressFormPage'),
  mypageAddressEdit: account('MyPageLayout', 'AddressFormPage'),
  mypageCards: account(),
  mypageCardAdd: account(),
  mypageLeave: account(),
  mypageLists: account(),
  mypageList: account(),
  mypageLoginHistory: account(),
  mypageLogout: hidden('LogoutPage'),
  mypageMeasurement: account('MyPageLayout', 'MeasurementListPage'),
  mypageMeasurementEdit: account('MyPageLayout', 'MeasurementFormPage'),
  mypageMemorials: account(),
  mypageMemorialAdd: account(),
  mypageMemorialEdit: account(),
  mypageMessages: account(),
  mypageMessage: account(),
  mypageOrders: account('MyPageLayout', 'OrderListPage'),
  mypageOrder: account('MyPageLayout', 'OrderPage'),
  mypagePassword: account(),
  mypagePoint: account(),
  mypageProductHistory: account(),
  mypageProductRequestHistory: account(),
  mypageProductSearchHistory: account(),
  mypageUserInfo: account(),
  mypageUserInfoEdit: account(),
} as const satisfies Record<RouteName, RouteRow>;

/** The catch-all: static pages of the shop, or nothing. */
export const catchAllRow: RouteRow = row('public', true, ['Breadcrumb', 'StaticPage']);
