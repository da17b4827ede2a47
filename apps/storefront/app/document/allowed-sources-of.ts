import type { FrontSettings } from '@shop/api';
import { isPaymentScreen } from '@shop/pages/screens/captcha-screens.ts';
import type { AllowedSources } from '../../server/allowed-sources.ts';

type Settings = Pick<FrontSettings, 'CAPTCHA' | 'PAYMENT'> & {
  readonly SITE: Pick<FrontSettings['SITE'], 'STORAGE_URL'>;
};

/** Where the service's own script loads the rest of itself from. */
const partsOf: Readonly<Record<string, string>> = {
  'https://www.google.com/recaptcha': 'https://www.gstatic.com/recaptcha/',
  'https://www.recaptcha.net/recaptcha': 'https://www.gstatic.com/recaptcha/',
};

/**
 * What a document of this channel may load from elsewhere: stored files, where the storage is another origin (spec §9 "Storage
 * URLs"), and the captcha's service, where the channel has a key; never on a payment screen (P-04);
 * and there alone the script of the channel's payment service, where its card fields come by one.
 */
export function allowedSourcesOf({ SITE, CAPTCHA, PAYMENT }: Settings, pathname: string): AllowedSources {
  return {
    ...(URL.canParse(SITE.STORAGE_URL) && { 'img-src': [new URL(SITE.STORAGE_URL).origin] }),
    ...(CAPTCHA.SITE_KEY !== null &&
      !isPaymentScreen(pathname) &&
      captchaSources(`${CAPTCHA.URL}/`, partsOf[CAPTCHA.URL])),
    ...(PAYMENT.SOURCES && isPaymentScreen(pathname) && paymentSources(PAYMENT.SOURCES)),
  };
}

/** Wallets of the device are asked by the service's own frames. */
function paymentSources({ SCRIPT, CONNECT, FRAME }: NonNullable<FrontSettings['PAYMENT']['SOURCES']>): AllowedSources {
  return { 'script-src': SCRIPT, 'connect-src': CONNECT, 'frame-src': FRAME, payment: FRAME };
}

function captchaSources(service: string, parts: string | undefined): AllowedSources {
  return {
    'script-src': [service, ...(parts === undefined ? [] : [parts])],
    'connect-src': [service],
    'frame-src': [service],
  };
}
