import { accessories } from './accessories.ts';
import { bacons } from './bacons.ts';
import { cheeses } from './cheeses.ts';
import { cookedHams } from './cooked-hams.ts';
import { dryCuredHams } from './dry-cured-hams.ts';
import { pates } from './pates.ts';
import { salamis } from './salamis.ts';
import { sausages } from './sausages.ts';
import { speckAndDuckHams } from './speck-and-duck-hams.ts';
import type { ProductSeed } from './product-seed.ts';

/** Food and tools that are sold one by one, older first; gift sets are packed of them. */
export const singleProducts: readonly ProductSeed[] = [
  ...dryCuredHams,
  ...speckAndDuckHams,
  ...salamis,
  ...sausages,
  ...cookedHams,
  ...bacons,
  ...pates,
  ...cheeses,
  ...accessories,
];
