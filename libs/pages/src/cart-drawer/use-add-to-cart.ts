import { useState } from 'react';
import { paths } from '@shop/constants';
import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { AddToCart, ProductSummary } from '@shop/theming';
import { useNavigate } from 'react-router';
import type { addOne, OneOutcome } from './add-one.ts';
import { useOpenCartDrawer } from './use-open-cart-drawer.ts';

interface LastAdd extends Pick<AddToCart, 'status' | 'message'> {
  readonly key?: string;
}

const nothing: LastAdd = { status: 'idle', message: null };

/**
 * Puts products into the cart, by code that comes when it is asked for. The last product added shows what came of it; a page
 * that asks for it also opens the cart at the side, which is fetched while the product is on its way.
 */
export function useAddToCart({ opensCart = false } = {}): (product: Pick<ProductSummary, 'key'>) => AddToCart {
  const t = useCopy(goodsCopy);
  const [last, setLast] = useState(nothing);
  const openCart = useOpenCartDrawer();
  const navigate = useNavigate();
  const add = async (key: string, quantity: number) => {
    setLast({ key, status: 'adding', message: null });
    const adding = addByLaterCode(key, quantity, t);
    if (opensCart) void openCart(adding.then(({ status }) => status === 'added'));
    const outcome = await adding;
    if (outcome.status === 'measure') void navigate(paths.product(key));
    else setLast({ key, ...outcome });
  };
  return ({ key }) => ({ ...(last.key === key ? last : nothing), onAdd: (quantity) => void add(key, quantity) });
}

/** Fails as the call itself does where its code cannot be fetched. */
async function addByLaterCode(...[key, quantity, t]: Parameters<typeof addOne>): Promise<OneOutcome> {
  const code = await import('./add-one.ts').catch(() => null);
  return code ? code.addOne(key, quantity, t) : { status: 'failed', message: t.addFailed };
}
