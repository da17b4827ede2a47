import accessory from './drawings/accessory.svg?no-inline';
import accessoryPlate from './drawings/accessory-plate.svg?no-inline';
import bacon from './drawings/bacon.svg?no-inline';
import baconPlate from './drawings/bacon-plate.svg?no-inline';
import cheese from './drawings/cheese.svg?no-inline';
import cheesePlate from './drawings/cheese-plate.svg?no-inline';
import cookedHam from './drawings/cooked-ham.svg?no-inline';
import cookedHamPlate from './drawings/cooked-ham-plate.svg?no-inline';
import dryCuredHam from './drawings/dry-cured-ham.svg?no-inline';
import dryCuredHamPlate from './drawings/dry-cured-ham-plate.svg?no-inline';
import emptyBasket from './drawings/empty-basket.svg?no-inline';
import maintenance from './drawings/maintenance.svg?no-inline';
import notFound from './drawings/not-found.svg?no-inline';
import orderThanks from './drawings/order-thanks.svg?no-inline';
import pate from './drawings/pate.svg?no-inline';
import patePlate from './drawings/pate-plate.svg?no-inline';
import salami from './drawings/salami.svg?no-inline';
import salamiPlate from './drawings/salami-plate.svg?no-inline';
import sausage from './drawings/sausage.svg?no-inline';
import sausagePlate from './drawings/sausage-plate.svg?no-inline';
import table from './drawings/table.svg?no-inline';
import workwear from './drawings/workwear.svg?no-inline';
import workwearPlate from './drawings/workwear-plate.svg?no-inline';

/**
 * The URLs of the illustrations by name. The one of a category is named after its slug and has a second version,
 * `…-plate`, of the food served.
 */
export const illustrations = {
  accessory,
  'accessory-plate': accessoryPlate,
  bacon,
  'bacon-plate': baconPlate,
  cheese,
  'cheese-plate': cheesePlate,
  'cooked-ham': cookedHam,
  'cooked-ham-plate': cookedHamPlate,
  'dry-cured-ham': dryCuredHam,
  'dry-cured-ham-plate': dryCuredHamPlate,
  'empty-basket': emptyBasket,
  maintenance,
  'not-found': notFound,
  'order-thanks': orderThanks,
  pate,
  'pate-plate': patePlate,
  salami,
  'salami-plate': salamiPlate,
  sausage,
  'sausage-plate': sausagePlate,
  table,
  workwear,
  'workwear-plate': workwearPlate,
} as const;

export type IllustrationName = keyof typeof illustrations;

/** Returns the illustration of a name in data; the laid table for an unknown name. */
export function illustrationOf(name: string): IllustrationName {
  return name in illustrations ? (name as IllustrationName) : 'table';
}
