import type { FrontSettings } from '@shop/api';
import { isOpenToTags } from '@shop/pages/screens/tag-screens.ts';
import { isPaymentScreen } from '@shop/pages/screens/captcha-screens.ts';
import type { AllowedSources } from '../../server/allowed-sources.ts';

type Settings = Pick<FrontSettings, 'CAPTCHA' | 'PAYMENT' | 'GTM'> & {
  readonly SITE: Pick<FrontSettings['SITE'], 'STORAGE_URL'>;
};

/** The origin from which the service's script loads its other parts. */
const partsOf: Readonly<Record<string, string>> = {
  'https://www.google.com/recaptcha': 'https://www.gstatic.com/recaptcha/',
  'https://www.recaptcha.net/recaptcha': 'https://www.gstatic.com/recaptcha/',
};

/**
 * Returns what a document of this channel may load from other origins: stored files (spec §9 "Storage URLs"); the
 * captcha if the channel has a key, never on payment screens (P-04); the payment service's script on payment screens
 * only; tag manager and services of the privacy page on screens that allow them (L-40).
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

/**
 * Whether the referrer is hidden: the URL of a screen without the channel's tags may have a key from a mail, which tags
 * of the next screen must not read.
 */
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

/** Returns the payment service's origins; its own frames may use the wallets of the device. */
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
