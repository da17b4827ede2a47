export { lacksStreetNumber, normaliseAddressLine } from './address.ts';
export { normaliseCode } from './code.ts';
export { isDecimal, normaliseDecimal } from './decimal.ts';
export { isEmail, normaliseEmail, suggestEmail } from './email.ts';
export { eraHint } from './era.ts';
export { formatDate, formatDateWithWeekday } from './format-date.ts';
export { normaliseFreeText } from './free-text.ts';
export { formatMonthDay } from './format-month-day.ts';
export { inJapan, type JstDay } from './in-japan.ts';
export { withoutInvisible } from './invisible.ts';
export { ISO_DAY, JAPAN } from './japan.ts';
export { addDays, daysBetween, isCalendarDay, weekdayIndex } from './jst-day.ts';
export { isComposing } from './is-composing.ts';
export { isKatakana, normaliseKana, toKatakana } from './kana.ts';
export { codePointLength, isAllowedName, normaliseName } from './name.ts';
export { foldPlace } from './place-folding.ts';
export { formatPostalCode, isPostalCode, normalisePostalCode } from './postal-code.ts';
export {
  cityNames,
  placeLine,
  placeNames,
  prefectureContradiction,
  type PlaceContradiction,
  type PlaceOfCode,
  type TypedPlace,
} from './postal-contradiction.ts';
export { prefecturesOfPostalCode } from './postal-prefixes.ts';
export { foldForSearch } from './search-folding.ts';
export { soundForSearch } from './search-sound.ts';
export { foldingsOf } from './search-foldings.ts';
export { markMatches, searchWords, type TextPiece } from './search-matches.ts';
export { formatTelephone, isTelephone, normaliseTelephone } from './telephone.ts';
export { isLeapDay, isYearlyDay, nextYearlyDay, type YearlyDay } from './yearly-day.ts';
export { withoutVariationSelectors } from './variation-selectors.ts';
export { composeKana, toFullWidthKana, toHalfWidthAscii } from './width.ts';
export { formatDateTime, formatDay, formatDayWithWeekday, formatTime, weekdayOf } from './format-day.ts';
