import { useState } from 'react';
import { paths } from '@shop/constants';
import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { AddToCart, ProductSummary } from '@shop/theming';
import { useNavigate } from 'react-router';
import type { OneOutcome } from './add-one.ts';
import { useOpenCartDrawer } from './use-open-cart-drawer.ts';

interface LastAdd {
  readonly key: string;
  readonly status: AddToCart['status'];
  readonly message: string | null;
}

const nothing: Pick<AddToCart, 'status' | 'message'> = { status: 'idle', message: null };

/**
 * Puts products into the cart, by code that comes when it is asked for. The last product added shows what came of it; a page that asks for it also opens the
 * cart at the side.
 */
export function useAddToCart({ opensCart = false } = {}): (product: Pick<ProductSummary, 'key'>) => AddToCart {
  const t = useCopy(goodsCopy);
  const [last, setLast] = useState<LastAdd | null>(null);
  const openCart = useOpenCartDrawer();
  const navigate = useNavigate();
  const add = async (key: string, quantity: number) => {
    setLast({ key, status: 'adding', message: null });
    const outcome = await import('./add-one.ts').then(
      ({ addOne }) => addOne(key, quantity, t),
      (): OneOutcome => ({ status: 'failed', message: t.addFailed }),
    );
    if (outcome === 'measure') return void navigate(paths.product(key));
    setLast({ key, ...outcome });
    if (opensCart && outcome.status === 'added') await openCart();
  };
  return ({ key }) => ({ ...(last?.key === key ? last : nothing), onAdd: (quantity) => void add(key, quantity) });
}
