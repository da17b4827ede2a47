import { useState } from 'react';
import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { browserShop } from '@shop/state';
import type { AddToCart, ProductSummary } from '@shop/theming';
import { useOpenCartDrawer } from './use-open-cart-drawer.ts';

interface LastAdd {
  readonly key: string;
  readonly status: AddToCart['status'];
  readonly message: string | null;
}

const nothing: Pick<AddToCart, 'status' | 'message'> = { status: 'idle', message: null };

/**
 * Puts products into the cart. The last product added shows what came of it; a page that asks for it also opens the
 * cart at the side.
 */
export function useAddToCart({ opensCart = false } = {}): (product: Pick<ProductSummary, 'key'>) => AddToCart {
  const t = useCopy(goodsCopy);
  const [last, setLast] = useState<LastAdd | null>(null);
  const openCart = useOpenCartDrawer();
  const add = async (key: string, quantity: number) => {
    setLast({ key, status: 'adding', message: null });
    try {
      await browserShop().dispatch('addProducts', [{ key, quantity }]);
      setLast({ key, status: 'added', message: t.added });
      if (opensCart) await openCart();
    } catch (error) {
      // Network faults carry no message of their own (spec §8).
      setLast({ key, status: 'failed', message: (error instanceof Error && error.message) || t.addFailed });
    }
  };
  return ({ key }) => ({ ...(last?.key === key ? last : nothing), onAdd: (quantity) => void add(key, quantity) });
}
