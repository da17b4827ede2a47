import type { FrontSettings } from '@shop/api';
import { isOpenToTags } from '@shop/pages/screens/tag-screens.ts';

/**
 * Returns attributes about services that the policy allows on some screens only: the captcha's site key, that card
 * fields use an external script, and whether this document may load the channel's tag manager.
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
