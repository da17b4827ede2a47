import { ApiFailure, type CartAccessory, type CartLine } from '@shop/api';
import { extrasCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { type ShopState, useAppSelector, changeExtra, markFavourite, addExtra, useAppDispatch } from '@shop/state';
import type { ChosenExtra, LineExtrasProps, OfferedExtra } from '@shop/theming';
import { useState } from 'react';
import { toasts } from '../toast/toasts.ts';
import { failureText } from '../kinds/failure-text.ts';
import type { CartLineExtrasProps } from './cart-line-extras.tsx';
import { pictureOf } from '../purchase/picture-of.ts';
import { useOfferedExtras } from '../purchase/use-offered-extras.ts';

const setsOfCart = ({ cart }: ShopState) => cart.data?.detail.sets;

/** Returns the props of a line's extras. A refusal shows the server's message and changes nothing. */
export function useLineExtras(
  { key: lineKey, product_info: product, accessories, options }: CartLine,
  { onRemove, onRemoveSet }: Pick<CartLineExtrasProps, 'onRemove' | 'onRemoveSet'>,
): LineExtrasProps {
  const dispatch = useAppDispatch();
  const t = useCopy(extrasCopy);
  const sets = useAppSelector(setsOfCart);
  const isLogin = useAppSelector(({ auth }) => auth.isLogin);
  const offered = useOfferedExtras(product.key);
  const [sending, setSending] = useState(0);
  const [error, setError] = useState<string | null>(null);

  const write = async (work: () => Promise<unknown>): Promise<void> => {
    setSending((count) => count + 1);
    setError(null);
    try {
      await work();
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      setError(failureText(failure, t.failed));
    } finally {
      setSending((count) => count - 1);
    }
  };
  const change = (key: string, quantity: number) => void write(() => dispatch(changeExtra({ lineKey, key, quantity })));

  // Favourites save only the product, without extras and options.
  const isPlain = accessories.length === 0 && Object.keys(options).length === 0;
  const saveExtras = async () => {
    await dispatch(markFavourite({ ids: [product.id], isOn: true }));
    toasts.show({ kind: 'success', text: t.moved(product.name) });
    onRemove();
  };

  const chosen = accessories.map((extra: CartAccessory): ChosenExtra => ({
    key: extra.key,
    name: extra.name,
    unitLabel: extra.unit_label,
    unitPrice: extra.unit_price,
    quantity: extra.quantity,
    maxQuantity: extra.max_quantity,
    amount: extra.amount,
    reducedTax: extra.tax_class === 'reduced',
    onQuantity: (quantity) => change(extra.key, quantity),
    onRemove: () => change(extra.key, 0),
  }));
  const offers = offered
    .filter(({ key }) => accessories.every(({ product_key }) => product_key !== key))
    .map((extra): OfferedExtra => ({
      key: extra.key,
      name: extra.name,
      lead: extra.lead,
      unitLabel: extra.unit_label,
      unitPrice: extra.price,
      picture: pictureOf(extra, extra.name, extra.id),
      mostPerPiece: extra.most_per_piece,
      reason: extra.suspend_reason ?? (extra.max_quantity === 0 ? t.soldOut : null),
      onAdd: () => void write(() => dispatch(addExtra({ lineKey, key: extra.key, quantity: 1 }))),
    }));
  return {
    productName: product.name,
    sets: (sets ?? [])
      .filter(({ items }) => items.some(({ line_key }) => line_key === lineKey))
      .map((set) => ({ key: set.key, name: set.name, quantity: set.quantity, onRemove: () => onRemoveSet(set) })),
    chosen,
    offers,
    status: sending > 0 ? 'sending' : 'idle',
    error,
    onPostpone: isLogin && isPlain ? () => void write(saveExtras) : null,
  };
}
