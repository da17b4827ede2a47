import type { ProductListData } from './load.ts';
import { NearestGoods } from './nearest-goods.tsx';
import { WaitingGoods } from './waiting-goods.tsx';

/** What is near to a list that is empty; below any other, what waits for its import. */
export function AroundList({ facets, nearest, waiting }: Pick<ProductListData, 'facets' | 'nearest' | 'waiting'>) {
  if (nearest) return <NearestGoods facets={facets} nearest={nearest} />;
  return waiting && <WaitingGoods goods={waiting} />;
}
