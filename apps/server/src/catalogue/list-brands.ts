import type { Brand } from '@shop/api';
import type { Ctx } from '../platform/context/ctx.ts';
import type { Answer } from '../platform/contract/answer.ts';
import { pageOf } from '../platform/contract/page-window.ts';
import type { Paging } from '../platform/contract/page-window.ts';
import { indexOf } from './catalogue-index.ts';
import { catalogueOf } from './catalogue-of.ts';
import { brandRef } from './present-product.ts';

/** Returns makers with the number of their products. */
export async function listBrands({ ctx, input }: { ctx: Ctx; input: Paging }): Promise<Answer<Brand[]>> {
  const catalogue = catalogueOf(ctx);
  const index = indexOf(catalogue);
  const rows = catalogue.brands.map((brand) => ({
    ...brandRef(brand),
    country_code: brand.country_code,
    country: brand.country,
    product_count: index.brands.get(brand.key)?.size() ?? 0,
  }));
  return pageOf(rows, input);
}
