export {
  CHUNK_RELOAD_GUARD_MS,
  CURRENCY,
  DEFAULT_CURSOR,
  DEFAULT_SPINNER,
  LOADING_BAR_MS,
  LOADING_MIN_MS,
  MESSAGE_COOKIE_SUFFIX,
  PAGE_SIZE,
  PER_ALL,
  RECENT_HISTORY_MAX,
  SCROLL,
  TOASTS,
  TOKEN_REFRESH_EARLY_MS,
  WAITS,
  X_LIMIT_DEFAULT,
  type CursorName,
  type SpinnerName,
} from './figures.ts';
export {
  BREAKPOINTS,
  breakpointsName,
  readBreakpoints,
  stylesheetUrl,
  stylesheetWithBreakpoints,
  withBreakpoints,
  type Breakpoints,
} from './breakpoints.ts';
export { CAUTION_KEYS, type CautionKey } from './caution-keys.ts';
export { FALLBACK_THEME, THEMES, type Theme, type ThemeName } from './channels.ts';
export { CATALOG_INQUIRY } from './catalog-inquiry.ts';
export { CAPTCHA_CHECK } from './captcha-check.ts';
export { COLLECTIONS, GUIDES, MAKERS, RECIPES, STORIES } from './collections.ts';
export { COLOR_NAMES } from './color-names.ts';
export { CART_COOKIE_DAYS, CONSENT_DAYS, COOKIES } from './cookies.ts';
export { findCookie } from './find-cookie.ts';
export { isKnownByClient } from './entity-tag.ts';
export { ERROR_CODES } from './error-codes.ts';
export { HEADERS } from './headers.ts';
export { isInApp } from './is-in-app.ts';
export { LINE_QUANTITY_MAX, SEARCH_FIELD_ID, SEARCH_WORD_MAX } from './browse-limits.ts';
export { IMAGE_WIDTHS, PHONE_FILLING_WIDTH } from './image-widths.ts';
export { LIMITS, STOCK_NOTICE, TAX_ROUNDING, UNDO } from './limits.ts';
export { RESTOCK, RESTOCK_ANCHOR } from './restock.ts';
export { SOCIAL_GIFT } from './social-gift.ts';
export {
  GENDER_VALUES,
  NEWSLETTER_VALUES,
  SECURITY_QUESTION_VALUES,
  type GenderValue,
  type NewsletterValue,
  type SecurityQuestionValue,
} from './option-lists.ts';
export { landingPaths, paths } from './screens/paths.ts';
export { PAYMENT_SERVICES, type PaymentServiceCode } from './payment-service.ts';
export { DEFAULT_PREFECTURE, PREFECTURES, type Prefecture } from './prefectures.ts';
export { PREORDER_TAG } from './preorder-tag.ts';
export { REQUESTS } from './requests.ts';
export {
  mypageGroups,
  type Access,
  type MemberFeature,
  type Menu,
  type MypageGroup,
  type Screen,
} from './screens/screen.ts';
export { isKey, type KeyForm } from './screens/key-form.ts';
export { screensOfMenu } from './screens/screens-of-menu.ts';
export { screenPaths, screens, type ScreenName } from './screens/screens.ts';
export { catchAllScreen } from './screens/shop-screens.ts';
export { MEASUREMENTS, type MeasurementName } from './measurements.ts';
export {
  MOURNING_RIBBONS,
  NOSHI_NAME_TAILS,
  NOSHI_PURPOSES,
  ribbonsOfTopText,
  type NoshiPurpose,
  type NoshiRibbon,
} from './noshi.ts';
export { REFUSED_QUANTITY } from './refused-quantity.ts';
export { consentPath, staticPaths } from './static-paths.ts';
export { withQuery } from './with-query.ts';
export { PREVIEW_MINUTES, type PreviewClaims } from './preview.ts';
