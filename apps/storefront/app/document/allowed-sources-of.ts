import type { FrontSettings } from '@shop/api';
import { isOpenToTags } from '@shop/pages/screens/tag-screens.ts';
import { isPaymentScreen } from '@shop/pages/screens/captcha-screens.ts';
import type { AllowedSources } from '../../server/allowed-sources.ts';

type Settings = Pick<FrontSettings, 'CAPTCHA' | 'PAYMENT' | 'GTM'> & {
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
 * and there alone the script of the channel's payment service, where its card fields come by one. The tag manager and the services
 * that the page of privacy names are let in on the screens that are open to them (L-40).
 */
export function allowedSourcesOf({ SITE, CAPTCHA, PAYMENT, GTM }: Settings, pathname: string): AllowedSources {
  return joined([
    URL.canParse(SITE.STORAGE_URL) ? { 'img-src': [new URL(SITE.STORAGE_URL).origin] } : {},
    CAPTCHA.SITE_KEY !== null && !isPaymentScreen(pathname)
      ? captchaSources(`${CAPTCHA.URL}/`, partsOf[CAPTCHA.URL])
      : {},
    PAYMENT.SOURCES && isPaymentScreen(pathname) ? paymentSources(PAYMENT.SOURCES) : {},
    GTM.ID !== null && isOpenToTags(pathname) ? tagSources(GTM) : {},
  ]);
}

/** The address of a screen that is closed to the channel's tags may hold a key of a mail: the next screen's tags must not read it. */
export function hidesAddress({ GTM }: Pick<FrontSettings, 'GTM'>, pathname: string): boolean {
  return GTM.ID !== null && !isOpenToTags(pathname);
}

const directives = ['img-src', 'script-src', 'connect-src', 'frame-src', 'payment'] as const;

function joined(parts: readonly AllowedSources[]): AllowedSources {
  const entries = directives.map((name) => [name, parts.flatMap((part) => part[name] ?? [])] as const);
  return Object.fromEntries(entries.filter(([, sources]) => sources.length > 0));
}

function tagSources({ URL: manager, SERVICES = [] }: FrontSettings['GTM']): AllowedSources {
  const sources = [`${manager}/`, ...new Set(SERVICES.flatMap(({ sources = [] }) => sources))];
  return { 'img-src': sources, 'script-src': sources, 'connect-src': sources, 'frame-src': sources };
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
