import type { FrontSettings } from '@shop/api';
import { isOpenToTags } from '@shop/pages/screens/tag-screens.ts';

/**
 * Tells the browser of the channel's services that its policy lets in on some screens alone: where the captcha is, with the site
 * key, that card fields come by a script of others, and whether this document may have the channel's tag manager.
 */
export function serviceAttributes(
  { CAPTCHA, PAYMENT, GTM }: Pick<FrontSettings, 'CAPTCHA' | 'PAYMENT' | 'GTM'>,
  pathname: string,
): Readonly<Record<`data-${string}`, string>> {
  return {
    ...(CAPTCHA.SITE_KEY !== null && { 'data-captcha': `${CAPTCHA.URL} ${CAPTCHA.SITE_KEY}` }),
    ...(PAYMENT.SOURCES && { 'data-payment': '' }),
    ...(GTM.ID !== null && { 'data-tag-manager': isOpenToTags(pathname) ? 'open' : 'closed' }),
  };
}
