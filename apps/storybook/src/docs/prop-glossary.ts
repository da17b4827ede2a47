import { accountMeanings } from './meanings/account.ts';
import { catalogueMeanings } from './meanings/catalogue.ts';
import { checkoutMeanings } from './meanings/checkout.ts';
import { commonMeanings } from './meanings/common.ts';
import { contentMeanings } from './meanings/content.ts';
import { frameMeanings } from './meanings/frame.ts';
import { giftMeanings } from './meanings/gift.ts';
import { kitMeanings } from './meanings/kit.ts';
import { partsMeanings } from './meanings/parts.ts';
import { themesMeanings } from './meanings/themes.ts';

/**
 * The meanings of props, in Japanese for designers. The key is `Component.prop`, or `prop` if it is the same in every
 * component.
 */
export const meanings: Readonly<Record<string, string>> = {
  ...commonMeanings,
  ...accountMeanings,
  ...catalogueMeanings,
  ...checkoutMeanings,
  ...contentMeanings,
  ...frameMeanings,
  ...giftMeanings,
  ...kitMeanings,
  ...partsMeanings,
  ...themesMeanings,
};

/** The key of the text that explains a prop; undefined without one. */
export const meaningKey = (component: string, prop: string): string | undefined =>
  [`${component}.${prop}`, prop].find((key) => Object.hasOwn(meanings, key));

/** The meaning of a prop in Japanese; a dash without one. */
export const meaningOf = (component: string, prop: string): string =>
  meanings[meaningKey(component, prop) ?? ''] ?? '—';
