import { expect, test } from 'vitest';
import { paths } from './paths.ts';
import { screens } from './screens.ts';
import { withQuery } from '../with-query.ts';

const built = Object.fromEntries(
  Object.entries(paths).map(([name, build]) => [name, (build as (key?: string) => string)('k-1')]),
);

/** Spec §2; later screens are not listed here. */
const specified = {
  blog: '/blog/k-1/',
  blogs: '/blog/',
  cart: '/cart/',
  cartComplete: '/cart/complete/',
  cartConfirm: '/cart/confirm/',
  cartPayment: '/cart/payment/',
  cartShippingAdd: '/cart/shipping-add/',
  cartShippingDetail: '/cart/shipping-detail/',
  cartShippingSelect: '/cart/shipping-select/',
  catalogOrder: '/catalog-order/',
  contact: '/contact/',
  contactComplete: '/contact/complete/',
  contactConfirm: '/contact/confirm/',
  faq: '/faq/',
  flipBook: '/flip-book/',
  home: '/',
  login: '/login/',
  loginSync: '/login_sync/',
  loginUnlock: '/login/unlock/',
  maintenance: '/maintenance/',
  mypage: '/mypage/',
  mypageAddressAdd: '/mypage/address/add/',
  mypageAddressEdit: '/mypage/address/k-1/edit/',
  mypageAddresses: '/mypage/address/',
  mypageCardAdd: '/mypage/card/add/',
  mypageCards: '/mypage/card/',
  mypageLeave: '/mypage/leave/',
  mypageList: '/mypage/list/k-1/',
  mypageLists: '/mypage/list/',
  mypageLoginHistory: '/mypage/login_history/',
  mypageLogout: '/mypage/logout/',
  mypageMeasurement: '/mypage/measurement/',
  mypageMeasurementEdit: '/mypage/measurement/edit/',
  mypageMemorialAdd: '/mypage/memorial/add/',
  mypageMemorialEdit: '/mypage/memorial/k-1/edit/',
  mypageMemorials: '/mypage/memorial/',
  mypageMessage: '/mypage/message-center/k-1/',
  mypageMessages: '/mypage/message-center/',
  mypageOrder: '/mypage/order_history/k-1/',
  mypageOrders: '/mypage/order_history/',
  mypagePassword: '/mypage/password/',
  mypagePoint: '/mypage/point/',
  mypageProductHistory: '/mypage/product_history/',
  mypageProductRequestHistory: '/mypage/product_request_history/',
  mypageProductSearchHistory: '/mypage/product_search_history/',
  mypageUserInfo: '/mypage/user_info/',
  mypageUserInfoEdit: '/mypage/user_info/edit/',
  news: '/news/k-1/',
  newsList: '/news/',
  popup: '/popup/',
  product: '/product/k-1/',
  products: '/product/',
  register: '/register/',
  registerComplete: '/register/complete/',
  reminder: '/reminder/',
  reminderReset: '/reminder/reset/',
  reminderUsername: '/reminder/username/',
  reminderUsernameReset: '/reminder/username/reset/',
  sample5: '/sample/5/',
  restock: '/restock/',
  sitemap: '/sitemap/',
  socialGift: '/social-gift/k-1/',
  socialGiftComplete: '/social-gift/k-1/complete/',
  socialGiftConfirm: '/social-gift/k-1/confirm/',
  socialGiftDelivery: '/social-gift/k-1/delivery/',
  socialGiftShipping: '/social-gift/k-1/shipping/',
  top: '/ec/',
};

test('the URLs are those of the specification', () => {
  expect(built).toMatchObject(specified);
});

test('every URL ends with a slash', () => {
  for (const url of Object.values(built)) expect(url).toMatch(/\/$/);
});

test('no two screens share a URL pattern', () => {
  const patterns = Object.values(screens).map(({ path }) => path);
  expect(new Set(patterns).size).toBe(patterns.length);
});

test('a key is percent-encoded', () => {
  expect(paths.product('生ハム/1')).toBe('/product/%E7%94%9F%E3%83%8F%E3%83%A0%2F1/');
});

test('an optional key may be omitted', () => {
  expect(paths.socialGift()).toBe('/social-gift/');
  expect(paths.socialGiftConfirm()).toBe('/social-gift/confirm/');
  expect(paths.socialGiftConfirm('t0')).toBe('/social-gift/t0/confirm/');
});

test('a query omits empty values and repeats lists', () => {
  expect(withQuery(paths.login(), { re: 1 })).toBe('/login/?re=1');
  expect(withQuery(paths.products(), { word: '', brand: ['a', 'b'], page: undefined })).toBe(
    '/product/?brand=a&brand=b',
  );
  expect(withQuery(paths.products(), { word: null })).toBe('/product/');
});
