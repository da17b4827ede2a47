import { giftSets } from './gift-sets.ts';
import { hamLegs } from './ham-legs.ts';
import type { ProductSeed } from './product-seed.ts';
import { singleProducts } from './single-products.ts';
import { workwear } from './workwear.ts';

/** Everything the shop sells, older first. Clothes are sold on one channel alone. */
export const productData: readonly ProductSeed[] = [...singleProducts, ...workwear, ...giftSets, ...hamLegs];
