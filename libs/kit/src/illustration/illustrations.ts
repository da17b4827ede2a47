import accessory from './drawings/accessory.svg?no-inline';
import bacon from './drawings/bacon.svg?no-inline';
import cheese from './drawings/cheese.svg?no-inline';
import cookedHam from './drawings/cooked-ham.svg?no-inline';
import dryCuredHam from './drawings/dry-cured-ham.svg?no-inline';
import emptyBasket from './drawings/empty-basket.svg?no-inline';
import maintenance from './drawings/maintenance.svg?no-inline';
import notFound from './drawings/not-found.svg?no-inline';
import orderThanks from './drawings/order-thanks.svg?no-inline';
import pate from './drawings/pate.svg?no-inline';
import salami from './drawings/salami.svg?no-inline';
import sausage from './drawings/sausage.svg?no-inline';
import table from './drawings/table.svg?no-inline';

/** Addresses of the drawings by name; the eight categories bear their slugs. */
export const illustrations = {
  accessory,
  bacon,
  cheese,
  'cooked-ham': cookedHam,
  'dry-cured-ham': dryCuredHam,
  'empty-basket': emptyBasket,
  maintenance,
  'not-found': notFound,
  'order-thanks': orderThanks,
  pate,
  salami,
  sausage,
  table,
} as const;

export type IllustrationName = keyof typeof illustrations;

/** The drawing of a category; the laid table for one that has none. */
export function illustrationOf(slug: string): IllustrationName {
  return slug in illustrations ? (slug as IllustrationName) : 'table';
}
