import type { ProductListData } from './load.ts';
import { NearestGoods } from './nearest-goods.tsx';
import { WaitingGoods } from './waiting-goods.tsx';

/** The nearest products for an empty list; below any other list, products whose import is halted. */
export function AroundList({ facets, nearest, waiting }: Pick<ProductListData, 'facets' | 'nearest' | 'waiting'>) {
  if (nearest) return <NearestGoods facets={facets} nearest={nearest} />;
  return waiting && <WaitingGoods goods={waiting} />;
}
