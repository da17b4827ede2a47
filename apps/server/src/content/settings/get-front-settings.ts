import { createHash } from 'node:crypto';
import type { FrontSettings, PaymentServiceSettings } from '@shop/api';
import type { Channel } from '../../platform/channel/channel.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import type { PaymentProvider } from '../../payment/provider/payment-provider.ts';
import { providerOf } from '../../payment/provider/provider-of.ts';
import type { ShownPicture } from '../../platform/image/images.ts';
import { NotFoundError } from '../../platform/errors/index.ts';

/** The settings of the channel, nested as spec §3 names them. */
export async function getFrontSettings({
  channel,
  config,
  images,
}: Pick<Ctx, 'channel' | 'config' | 'images'>): Promise<FrontSettings> {
  const { SITE, ...settings } = channel.settings;
  return {
    ...settings,
    SITE: {
      ...SITE,
      NAME: channel.name,
      URL: originOf(channel, config),
      THEME: channel.theme,
      NAMESPACE: channel.namespace,
      CHANNEL_PREFIX: channel.prefix,
      HERO: images.picture('hero', channel.id)?.image ?? images.ofTheme(channel.theme),
      ...faceOf(images, channel),
    },
    CAPTCHA: { SITE_KEY: settings.CAPTCHA.SITE_KEY, URL: config.captcha.url },
    GTM: { ...settings.GTM, URL: config.tagManagerUrl, ...consentVersion(settings.GTM) },
    PAYMENT: paymentOf(providerOf(config, settings.SERVICE.PAYMENT.CODE)),
  };
}

/** Who has agreed to one container and its services has not agreed to others. */
function consentVersion({ ID, IS_REQUIRE_CONSENT, SERVICES = [] }: Channel['settings']['GTM']) {
  if (ID === null || IS_REQUIRE_CONSENT !== true) return {};
  const configured = JSON.stringify([ID, SERVICES]);
  return { CONSENT_VERSION: createHash('sha256').update(configured).digest('hex').slice(0, 8) };
}

function paymentOf(provider: PaymentProvider): FrontSettings['PAYMENT'] {
  const sources = provider.sources();
  return {
    FRAME_ORIGIN: provider.browserSettings().origin,
    ...(sources && {
      SOURCES: { SCRIPT: [...sources.script], CONNECT: [...sources.connect], FRAME: [...sources.frame] },
    }),
  };
}

/** Scheme and port of the shop's public address with the channel's own host. */
function originOf({ hosts }: Channel, { publicUrl }: Config): string {
  const url = new URL(publicUrl);
  if (hosts.includes(url.hostname)) return url.origin;
  url.hostname = hosts[0] ?? url.hostname;
  return url.origin;
}

/**
 * Returns what the browser needs to show the card fields of the channel's service.
 * @throws NotFoundError `payment_service.not_found`
 */
export async function getPaymentServiceSettings({
  ctx: { channel, config },
  input,
}: {
  ctx: Ctx;
  input: { code: string };
}): Promise<PaymentServiceSettings> {
  const { CODE } = channel.settings.SERVICE.PAYMENT;
  if (input.code !== CODE)
    throw new NotFoundError('payment_service.not_found', 'この決済サービスはご利用いただけません。');
  return providerOf(config, CODE).browserSettings();
}

/** Returns the channel's own logo, icons and share image; each is absent without an upload. */
function faceOf(images: Ctx['images'], { id }: Channel): Pick<FrontSettings['SITE'], 'LOGO' | 'ICON' | 'SHARE'> {
  const [logo, icon, share] = (['logo', 'favicon', 'share'] as const).map((name) => images.picture(name, id));
  return {
    ...(logo && { LOGO: logoOf(logo) }),
    ...(icon && { ICON: { base: icon.image.base, widths: icon.image.widths } }),
    ...(share && { SHARE: previewOf(share) }),
  };
}

function logoOf({ image: { alt, width, height, base, widths }, tone }: ShownPicture) {
  return { alt, width, height, base, widths, tone };
}

/** Returns the one JPEG of a picture, for services that preview links. */
function previewOf({ image: { alt, width, height, base, widths } }: ShownPicture) {
  const largest = widths.at(-1) ?? width;
  return { alt, href: `${base}/${largest}.jpg`, width: largest, height: Math.round((height * largest) / width) };
}
