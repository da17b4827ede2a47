import type { FrontSettings } from '@shop/api';

type Site = Omit<FrontSettings['SITE'], 'HERO'>;
type Seller = Pick<FrontSettings['SELLER'], 'NAME' | 'PHONE' | 'HOURS' | 'EMAIL'>;
type Manager = FrontSettings['GTM'];

/** The settings of the channel's tag manager that every page needs. */
export interface TagManagerSettings {
  /** Id of the container; absent or null where there is none. */
  readonly ID?: Manager['ID'];
  /** The URL of its script. */
  readonly URL?: string;
  /** The version of the consent text; absent if the channel requests no consent. */
  readonly CONSENT_VERSION?: string;
  /** Absent if purchases are reported as in `usualPurchase`. */
  readonly DATA_LAYER?: Manager['DATA_LAYER'];
}

type Order = Omit<FrontSettings['ORDER'], 'CANCEL' | 'GIFT'>;

/** The channel's settings that every page has. */
export type ShopSettings = Omit<FrontSettings, 'SITE' | 'SELLER' | 'ORDER' | 'GTM'> & {
  readonly SITE: Site;
  readonly SELLER: Seller;
  readonly ORDER: Order;
  readonly GTM: TagManagerSettings;
};

/** The default report of a purchase: event field → order field (spec §3 GTM.DATA_LAYER.PURCHASE). */
export const usualPurchase: Readonly<Record<string, string>> = {
  transaction_id: 'order_no',
  value: 'total_payment',
  tax: 'total_tax',
  shipping: 'total_carriage',
};

/**
 * Returns the settings that every document carries, without those that single pages read themselves, since each byte is
 * in every document. The fields of a reported purchase are included only where the channel differs from
 * `usualPurchase`.
 */
export function shopSettings({ SITE, SELLER, ORDER, GTM, ...rest }: FrontSettings): ShopSettings {
  const { HERO: _hero, ...site } = SITE;
  const { NAME, PHONE, HOURS, EMAIL } = SELLER;
  const { CANCEL: _cancel, GIFT: _gift, ...order } = ORDER;
  return {
    ...rest,
    SITE: site,
    SELLER: { NAME, PHONE, HOURS, EMAIL },
    ORDER: order,
    GTM: tagManagerSettings(GTM),
  };
}

function tagManagerSettings({ ID, URL, CONSENT_VERSION, DATA_LAYER }: Manager): TagManagerSettings {
  return {
    ...(ID !== null && { ID, URL, ...(CONSENT_VERSION !== undefined && { CONSENT_VERSION }) }),
    ...(!isUsual(DATA_LAYER) && { DATA_LAYER }),
  };
}

function isUsual({ PURCHASE }: Manager['DATA_LAYER']): boolean {
  const entries = Object.entries(PURCHASE);
  return (
    entries.length === Object.keys(usualPurchase).length &&
    entries.every(([field, source]) => usualPurchase[field] === source)
  );
}
