import type { FrontSettings } from '@shop/api';

/** Tells the browser of the channel's captcha: where its service is, and the site key. Of the document alone: pages do not draw it again. */
export function captchaAttribute(settings: Pick<FrontSettings, 'CAPTCHA'> | undefined): {
  readonly 'data-captcha'?: string;
} {
  const { SITE_KEY = null, URL = '' } = settings?.CAPTCHA ?? {};
  return SITE_KEY === null ? {} : { 'data-captcha': `${URL} ${SITE_KEY}` };
}
