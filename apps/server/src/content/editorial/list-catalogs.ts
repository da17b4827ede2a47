import type { Catalog } from '@shop/api';
import type { Ctx } from '../../platform/context/ctx.ts';
import type { CatalogRow } from './editorial.queries.ts';
import { isPublicIn } from './is-public.rules.ts';
import { presentPicture } from './present-picture.ts';
import { soldKeys } from './sold-keys.ts';
import { editorialSnapshot } from './editorial.snapshot.ts';

/** Printed catalogues with their pages, in their order. */
export async function listCatalogs({ ctx }: { ctx: Ctx }): Promise<Catalog[]> {
  return ctx.snapshots
    .read(editorialSnapshot)
    .catalogs.filter(isPublicIn(ctx))
    .map((row) => present(ctx, row));
}

function present(ctx: Ctx, row: CatalogRow): Catalog {
  const { id, key, name, lead, issuedOn, isOrderable, binding, sortNo } = row;
  const pages = row.pages.map((page) => ({ ...page, product_keys: soldKeys(ctx, page.product_keys) }));
  return {
    id,
    key,
    name,
    lead,
    issued_on: issuedOn,
    is_orderable: isOrderable,
    binding,
    pages,
    sort_no: sortNo,
    ...presentPicture(row),
  };
}
