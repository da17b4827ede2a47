import type { FrontSettings } from '@shop/api';

/**
 * Tells the browser of the channel's services that its policy lets in on some screens alone: where the captcha is, with the site
 * key, and that card fields come by a script of others. Of the document alone: pages do not draw it again.
 */
export function serviceAttributes(settings: Pick<FrontSettings, 'CAPTCHA' | 'PAYMENT'> | undefined): {
  readonly 'data-captcha'?: string;
  readonly 'data-payment'?: string;
} {
  const { SITE_KEY = null, URL = '' } = settings?.CAPTCHA ?? {};
  return {
    ...(SITE_KEY !== null && { 'data-captcha': `${URL} ${SITE_KEY}` }),
    ...(settings?.PAYMENT.SOURCES && { 'data-payment': '' }),
  };
}
