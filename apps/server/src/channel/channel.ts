/** A shop front: a host name with its theme, namespace and settings (architecture: eleven in the seed). */
export interface Channel {
  readonly id: number;
  /** Lower-case prefix of the host name, e.g. `fle`; `localhost` for the bare host. */
  readonly prefix: string;
  /** Name of the shop as it appears in titles and mails. */
  readonly name: string;
  /** Capitalised theme, e.g. `Fle`. */
  readonly theme: string;
  /** Capitalised customer namespace, or an empty string. */
  readonly namespace: string;
  /** The settings of spec §3 as the front reads them, nested by their names. */
  readonly settings: ChannelSettings;
  /** Colour names to values. */
  readonly colors: Readonly<Record<string, string>>;
  /** Set while the shop is closed for maintenance: every call then answers 503. */
  readonly maintenance: Maintenance | null;
}

export interface Maintenance {
  title: string;
  message: string;
  /** Seconds after which the shop asks to be tried again. */
  retry_after: number;
}

/** The settings that may differ by channel (spec §3, "Site settings read"). */
export interface ChannelSettings {
  SITE: { NO_MEMBER_USE: boolean; STORAGE_URL: string; BREAKPOINT: { 'SCREEN-SM': number; 'SCREEN-MD': number } };
  ORDER: { SHIPPING: { IS_ALLOW_MULTIPLE: boolean } };
  PLUGIN: { TEMPORARY_STOP_SELLING: { IS_USE: boolean; IS_SELLING: boolean } };
  GTM: { ID: string; DATA_LAYER: { PURCHASE: Record<string, string> } };
}
