import type { MeasurementName } from '@shop/constants';
import type { GeographicalIndicationRow, NutritionRow } from '../../../platform/db/schema/catalogue.ts';

/** A product as the seed tells it. Brand, category and tags are keys; yen include tax. */
export interface ProductSeed {
  /** Also the article number, in capitals. */
  key: string;
  name: string;
  nameKana: string;
  nameOriginal: string;
  lang: string;
  brand: string;
  category: string;
  tags: readonly string[];
  origin: { countryCode: string; country: string; region: string };
  gi: GeographicalIndicationRow | null;
  unitLabel: string;
  netWeightG: number;
  price: number;
  taxClass: 'reduced' | 'standard';
  shipping: {
    zone: 'ambient' | 'chilled' | 'frozen';
    storageText: string;
    isChilledOk: boolean;
    isFrozenOk: boolean;
    leadDays: number;
  };
  purchaseLimit: number | null;
  /** Pieces in one case; left out when it is not sold by the case. */
  caseQuantity?: number;
  /** Days after the seed on which it is sold for the last time; without, there is no such day. */
  saleEndsInDays?: number;
  /** Why it cannot be sold at present; null while on sale. */
  suspendReason: string | null;
  /** Pieces at the start. */
  stock: number;
  meat: {
    meatProductClass: string | null;
    ph: number | null;
    waterActivity: number | null;
    agingMonths: number | null;
    isHeatingRequired: boolean;
  };
  bestBeforeDays: number | null;
  allergens: { mandatory: string[]; recommended: string[] };
  ingredients: string | null;
  additives: string | null;
  originCountry: string;
  nutrition: NutritionRow | null;
  tastingNote: string | null;
  pairing: string | null;
  serving: string | null;
  gift: { isNoshi: boolean; isWrapping: boolean; isEGift: boolean };
  sortNo: number;
  /** What lies in a gift set: product key → pieces. */
  contents?: Readonly<Record<string, number>>;
  /** Prefixes of the channels that sell it; all when left out. */
  channelPrefixes?: string[];
  /** Parts of the body that must be given with it. */
  measurements?: MeasurementName[];
}
