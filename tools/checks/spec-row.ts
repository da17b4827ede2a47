/** A test that proves a row: its file from the root of the repository, and a piece of its name as it stands there. */
export interface Proof {
  readonly file: string;
  readonly test: string;
}

/** One statement, row or figure of the specification, in short. */
export type SpecRow = { readonly row: string } & (
  | { readonly proofs: readonly [Proof, ...Proof[]] }
  /** Why no shop can ever come to it, so that there is nothing to prove. */
  | { readonly outOfReach: string }
);

export const proved = (row: string, ...proofs: readonly [Proof, ...Proof[]]): SpecRow => ({ row, proofs });

export const outOfReach = (row: string, because: string): SpecRow => ({ row, outOfReach: because });

/** The tests of one file by a piece of their names. */
export const by =
  (file: string) =>
  (test: string): Proof => ({ file, test });

const journey = (name: string) => by(`apps/e2e/journeys/${name}.spec.ts`);
const state = (name: string) => by(`libs/state/src/${name}.test.ts`);
const server = (name: string) => by(`apps/server/src/${name}.test.ts`);

/** The files that prove most, under short names. */
export const tests = {
  errors: journey('errors'),
  maintenance: journey('customers'),
  account: journey('account'),
  cards: journey('saved-cards'),
  password: journey('password'),
  guest: journey('guest-buys'),
  sessionEnds: journey('session-ends'),
  oneOrder: journey('one-order'),
  themes: journey('theme-fallback'),
  aroundPages: journey('around-pages'),
  loading: journey('loading'),
  outage: journey('outage'),
  forgotten: journey('forgotten'),
  pointer: journey('pointer'),
  captcha: journey('captcha'),
  missingFiles: journey('missing-files'),
  errorScreen: by('libs/pages/src/error/error-screen.test.tsx'),
  storedPictures: journey('stored-pictures'),
  addressFiles: journey('address-files'),
  quantityKept: journey('quantity-kept'),
  smallScreens: journey('small-screens'),
  breakpoints: journey('breakpoints'),
  expiredBasket: journey('expired-basket'),
  access: by('libs/pages/src/guards/check-access.test.ts'),
  connection: journey('lost-connection'),
  reload: by('libs/pages/src/connection/reload-if-stale.test.ts'),
  storage: by('libs/pages/src/content/storage-address.test.ts'),
  policy: by('apps/storefront/app/document/allowed-sources-of.test.ts'),
  toaster: by('libs/kit/src/toast/toaster.stories.tsx'),
  order: by('libs/pages/src/order/model.test.ts'),
  client: by('libs/api/src/create-api-client.test.ts'),
  channel: by('apps/storefront/app/shop/channels.test.ts'),
  seo: by('libs/pages/src/seo/seo.test.ts'),
  spinner: by('libs/kit/src/spinner/spinner.stories.tsx'),
  keys: by('libs/pages/src/guards/possible-key.test.ts'),
  constants: by('tools/checks/constants.test.ts'),
  waits: state('tasks/wait-until'),
  address: state('address/address'),
  verifyEmail: state('user/verify-email'),
  track: state('track/track'),
  auth: state('auth/auth'),
  base: state('base/base'),
  favourite: state('favourite/favourite'),
  history: state('history/history'),
  cart: state('cart/cart'),
  payment: state('cart/payment'),
  flow: server('checkout/payment-flow'),
  lines: server('cart/cart-lines'),
  shippings: server('cart/cart-shippings'),
  memberCart: server('cart/cart-member'),
  catalogue: server('catalogue/catalogue'),
  product: server('catalogue/product'),
  addresses: server('customer/address'),
  cancel: server('order/cancel-order'),
  registration: server('customer/registration'),
  content: server('content/content'),
  captchaServer: server('captcha/captcha'),
  http: server('http/http'),
  dates: by('libs/japanese/src/dates.test.ts'),
  widths: by('libs/japanese/src/normalisation.test.ts'),
  money: by('libs/money/src/money.test.ts'),
} as const;
