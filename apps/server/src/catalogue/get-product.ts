import type { Product } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { findShown } from './find-shown.ts';
import { presentProductDetail } from './present-product-detail.ts';

/** One product with its label. @throws NotFoundError `product.not_found` */
export async function getProduct({ ctx, input }: { ctx: Ctx; input: { key: string } }): Promise<Product> {
  const { product, summary } = findShown(ctx, input.key);
  return presentProductDetail(product, summary);
}
