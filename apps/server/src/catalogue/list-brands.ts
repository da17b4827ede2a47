import type { Brand } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import type { Answer } from '../contract/answer.ts';
import { pageOf } from '../contract/page-of.ts';
import type { Paging } from '../contract/page-window.ts';
import { brandRef } from './present-product.ts';

/** Makers with the number of their products. */
export async function listBrands({ ctx, input }: { ctx: Ctx; input: Paging }): Promise<Answer<Brand[]>> {
  const { brands, products } = ctx.snapshots.catalogue.value;
  const byBrand = Map.groupBy(products, ({ brand }) => brand);
  const rows = brands.map((brand) => ({
    ...brandRef(brand),
    country_code: brand.country_code,
    country: brand.country,
    product_count: byBrand.get(brand)?.length ?? 0,
  }));
  return pageOf(rows, input);
}
