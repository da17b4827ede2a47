import type { operations, ProductSummary } from '@shop/api';
import { PAGE_SIZE } from '@shop/constants';
import type { Ctx } from '../platform/context/ctx.ts';
import { JsonAnswer } from '../platform/contract/answer.ts';
import { pageWindow } from '../platform/contract/page-window.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { countMissedWord } from './missed-words.ts';
import { favouritesAmong } from './favourites-among.ts';
import type { Found } from '@shop/search';
import { findByWord } from './search/find-by-word.ts';
import { FEW, membersByRank, membersFrom, membersInOrder, type Positions } from '@shop/search/positions';
import { narrow } from './product-filter.rules.ts';
import { shownCatalogue } from './catalogue-of.ts';
import { jsonOf } from './shown-product.ts';
import type { ProductOrder } from './sort-products.rules.ts';
import { toFilter } from './to-filter.ts';

type Query = NonNullable<operations['listProducts']['parameters']['query']>;

/** Returns one page of the filtered products. With a search word, `recommended` is by relevance. */
export async function listProducts({ ctx, input }: { ctx: Ctx; input: Query }): Promise<JsonAnswer<ProductSummary[]>> {
  const found = findByWord(ctx, input);
  if (found && !isFoundAsTyped(found)) countMissedWord(ctx, input.word ?? '');
  const catalogue = shownCatalogue(ctx);
  const { shown } = narrow(catalogue, toFilter(input, found?.positions ?? null));
  const { offset, count, headers } = pageWindow(shown.size(), {
    page: input.page,
    per: input.per ?? PAGE_SIZE.products,
  });
  const page = pageOf(shown, { found, sort: input.sort ?? 'recommended', index: catalogue.index, offset, count });
  const goods = page.map((index) => catalogue.at(index));
  const mark = await favouritesAmong(
    ctx,
    goods.map(({ summary }) => summary.id),
  );
  return new JsonAnswer(`[${goods.map((it) => jsonOf(it, mark)).join(',')}]`, headers);
}

/** A word that had to be corrected is unknown to the shop. */
const isFoundAsTyped = ({ positions, understood }: Found): boolean =>
  !positions.isEmpty() && understood.corrected === null;

interface Page {
  found: Found | null;
  sort: 'recommended' | ProductOrder;
  index: CatalogueIndex;
  offset: number;
  count: number;
}

function pageOf(shown: Positions, { found, sort, index, offset, count }: Page): number[] {
  if (sort === 'recommended')
    return found ? membersInOrder(shown, found.byRelevance, offset, count) : membersFrom(shown, offset, count);
  const ordered = index.inOrder(sort);
  return shown.size() < FEW
    ? membersByRank(shown, ordered, offset, count)
    : membersInOrder(shown, ordered.positions, offset, count);
}
