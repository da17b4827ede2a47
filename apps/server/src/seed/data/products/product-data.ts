import { accessories } from './accessories.ts';
import { bacons } from './bacons.ts';
import { cheeses } from './cheeses.ts';
import { cookedHams } from './cooked-hams.ts';
import { dryCuredHams } from './dry-cured-hams.ts';
import { pates } from './pates.ts';
import { giftSets } from './gift-sets.ts';
import { hamLegs } from './ham-legs.ts';
import type { ProductSeed } from './product-seed.ts';
import { salamis } from './salamis.ts';
import { sausages } from './sausages.ts';
import { speckAndDuckHams } from './speck-and-duck-hams.ts';
import { workwear } from './workwear.ts';

/** Everything the shop sells, older first. Clothes are sold on one channel alone. */
export const productData: readonly ProductSeed[] = [
  ...dryCuredHams,
  ...speckAndDuckHams,
  ...salamis,
  ...sausages,
  ...cookedHams,
  ...bacons,
  ...pates,
  ...cheeses,
  ...accessories,
  ...workwear,
  ...giftSets,
  ...hamLegs,
];
