import { cheeses } from './cheeses.ts';
import { pates } from './pates.ts';
import { productData } from './product-data.ts';
import type { ProductSeed } from './product-seed.ts';
import { sausages } from './sausages.ts';

/** An extra that is offered beside a product. */
export interface AccessoryLink {
  product: string;
  accessory: string;
  mostPerPiece: number;
}

/** What is cut at the table: whole salamis, and meat in one piece. */
const whole = [
  'sal-fr-001',
  'sal-fr-002',
  'sal-es-001',
  'sal-pt-001',
  'sal-at-001',
  'sal-us-001',
  'bac-fr-001',
  'bac-it-002',
] as const;

const beside = (accessory: string, products: readonly string[], mostPerPiece = 1): AccessoryLink[] =>
  products.filter((product) => product !== accessory).map((product) => ({ product, accessory, mostPerPiece }));
const keysOf = (products: readonly ProductSeed[]) => products.map(({ key }) => key);

const gifts = keysOf(
  productData.filter(({ gift, channelPrefixes }) => gift.isWrapping && channelPrefixes === undefined),
);

/** In the order in which they are offered: what serves the food first, what wraps it last. */
export const accessoryLinks: readonly AccessoryLink[] = [
  ...beside('acc-fr-001', [...keysOf(sausages), ...keysOf(pates)], 2),
  ...beside('ext-knife-001', whole),
  ...beside('ext-stand-001', [...whole, ...keysOf(cheeses)]),
  ...beside('acc-jp-001', ['sal-fr-001', 'sal-fr-002', 'sal-us-001']),
  ...beside('ext-box-001', gifts),
  ...beside('ext-box-002', gifts),
  ...beside('ext-bag-001', gifts),
];
