import type { CollectionEntry } from '@shop/api';
import type { Answer } from '../../platform/contract/answer.ts';
import { pageOf } from '../../platform/contract/page-window.ts';
import type { Paging } from '../../platform/contract/page-window.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { NotFoundError } from '../../platform/errors/index.ts';
import type { CollectionEntryRow } from './editorial.queries.ts';
import { isPublicIn } from './is-public.rules.ts';
import { photographOfCategory, photographOfGoods, presentPicture } from './present-picture.ts';
import { referredPicture, withPictures } from '../pictures/picture-references.ts';
import { presentDates } from './present-dates.ts';
import { soldKeys } from './sold-keys.ts';
import { editorialSnapshot } from './editorial.snapshot.ts';

interface Input extends Paging {
  alias: string;
  /** Only the entry of this key. */
  key?: string;
  /** Only entries that name this product. */
  product_key?: string;
  /** The most entries on a page, for any `per`. */
  max_page_size?: number;
}

/** Entries of a collection in their order. @throws NotFoundError `collection.not_found` */
export async function listCollection({ ctx, input }: { ctx: Ctx; input: Input }): Promise<Answer<CollectionEntry[]>> {
  const { collections, collectionEntries } = ctx.snapshots.read(editorialSnapshot);
  const collection = collections.find(({ alias }) => alias === input.alias);
  if (!collection) throw new NotFoundError('collection.not_found', 'お探しの一覧が見つかりませんでした。');
  const rows = collectionEntries
    .filter(({ collectionId, key }) => collectionId === collection.id && (input.key === undefined || key === input.key))
    .filter(({ productKeys }) => input.product_key === undefined || productKeys.includes(input.product_key))
    .filter(isPublicIn(ctx));
  return pageOf(
    rows.map((row) => present(ctx, row, collection.alias)),
    { ...input, per: boundedPer(input, rows.length) },
  );
}

function boundedPer({ per, max_page_size: most }: Input, total: number): Paging['per'] {
  if (most === undefined) return per;
  return Math.min(most, per === 'all' ? Math.max(total, 1) : Number(per));
}

function present(ctx: Ctx, row: CollectionEntryRow, alias: string): CollectionEntry {
  const { id, key, title, lead, body, facts, place, productKeys, sortNo } = row;
  const sold = soldKeys(ctx, productKeys);
  const image =
    referredPicture(ctx.images, row) ??
    photographOfGoods(ctx.images, sold) ??
    photographOfCategory(ctx.images, row.illustration);
  return {
    id,
    alias,
    key,
    title,
    lead,
    body: withPictures(ctx.images, body),
    facts,
    place,
    product_keys: sold,
    sort_no: sortNo,
    ...presentPicture(row),
    image,
    ...presentDates(row),
  };
}
