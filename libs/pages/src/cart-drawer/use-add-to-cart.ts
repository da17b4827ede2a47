import { useState } from 'react';
import { ApiFailure } from '@shop/api';
import { paths } from '@shop/constants';
import { addAction } from '../cart/add-action.ts';
import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { addProducts, useAppDispatch } from '@shop/state';
import type { AddToCart, ProductSummary } from '@shop/theming';
import { useNavigate } from 'react-router';
import { useOpenCartDrawer } from './use-open-cart-drawer.ts';

interface LastAdd extends Pick<AddToCart, 'status' | 'message'> {
  readonly key?: string;
}

const nothing: LastAdd = { status: 'idle', message: null };

/**
 * Adds products to the cart; the last product added shows the result. With `opensCart` it also opens the cart drawer; a
 * product made to measure leads to its product page.
 */
export function useAddToCart({ opensCart = false } = {}): (product: Pick<ProductSummary, 'key'>) => AddToCart {
  const dispatch = useAppDispatch();
  const t = useCopy(goodsCopy);
  const [last, setLast] = useState(nothing);
  const openCart = useOpenCartDrawer();
  const navigate = useNavigate();
  const add = async (key: string, quantity: number) => {
    setLast({ key, status: 'adding', message: null });
    const adding = dispatch(addProducts([{ key, quantity }]));
    if (opensCart)
      void openCart(
        adding.then(
          () => true,
          () => false,
        ),
      );
    try {
      await adding;
      setLast({ key, status: 'added', message: t.added });
    } catch (error) {
      if (isMadeToMeasure(error)) void navigate(paths.product(key));
      // Network faults carry no message of their own (spec §8).
      else setLast({ key, status: 'failed', message: (error instanceof Error && error.message) || t.addFailed });
    }
  };
  return ({ key }) => ({
    ...(last.key === key ? last : nothing),
    onAdd: (quantity) => void add(key, quantity),
    action: addAction(key),
  });
}

/** Whether the server refuses a product because its measures are missing. */
function isMadeToMeasure(error: unknown): boolean {
  return error instanceof ApiFailure && Object.keys(error.errors).some((path) => path.includes('.options.'));
}
