import type { FrontSettings } from '@shop/api';

/** A shop front: a host name with its theme, namespace and settings (architecture: eleven in the seed). */
export interface Channel {
  readonly id: number;
  /** Lower-case prefix of the host name, e.g. `fle`; `localhost` for the bare host. */
  readonly prefix: string;
  /** Name of the shop as it appears in titles and mails. */
  readonly name: string;
  /** Host names without port that lead here; the first is its own in canonical addresses. */
  readonly hosts: readonly string[];
  /** Capitalised theme, e.g. `Fle`. */
  readonly theme: FrontSettings['SITE']['THEME'];
  /** Capitalised customer namespace, or null. */
  readonly namespace: string | null;
  /** The settings of spec §3 as the front reads them, nested by their names. */
  readonly settings: ChannelSettings;
  /** Colour names to values. */
  readonly colors: Readonly<Record<string, string>>;
  /** Set when the shop closes for maintenance: within its period every call answers 503. */
  readonly maintenance: Maintenance | null;
  /** The first opening; null until then: every call answers 503, and no mail is sent. */
  readonly openedAt: Date | null;
  /** Since when its hosts show no shop; null for a channel in use. */
  readonly archivedAt: Date | null;
}

export interface Maintenance {
  title: string;
  message: string;
  /** The seconds after which clients should retry. */
  retry_after: number;
  /** RFC 3339; the shop is open until then. Absent or null: closed as soon as this is set. */
  starts_at?: string | null;
  /** RFC 3339; the shop is open again from then on. Absent or null: closed until this is removed. */
  ends_at?: string | null;
}

/**
 * The settings that may differ by channel (spec §3, "Site settings read"), in the shape in which the front reads them.
 */
export interface ChannelSettings extends Pick<
  FrontSettings,
  'SELLER' | 'FORM' | 'MEMBER' | 'ORDER' | 'SERVICE' | 'PLUGIN'
> {
  CAPTCHA: Omit<FrontSettings['CAPTCHA'], 'URL'>;
  GTM: Omit<FrontSettings['GTM'], 'URL' | 'CONSENT_VERSION'>;
  SITE: Pick<FrontSettings['SITE'], 'DESCRIPTION' | 'NO_MEMBER_USE' | 'STORAGE_URL' | 'BREAKPOINT'>;
}
