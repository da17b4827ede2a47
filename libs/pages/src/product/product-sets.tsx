import { ApiFailure, type ProductSet } from '@shop/api';
import { goodsCopy, setsCopy } from '@shop/copy';
import { paths } from '@shop/constants';
import { useCopy } from '@shop/copy/react';
import { addSet, useAppDispatch } from '@shop/state';
import { deferredSlot, type ProductSetsProps, type SetView } from '@shop/theming';
import { useState } from 'react';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import { pictureOf } from '../purchase/picture-of.ts';
import { sellingStopped } from '../product-card/selling-stopped.ts';
import { useOptionalQuery } from '../timing/use-optional-query.ts';

const SetsPanel = deferredSlot('ProductSets');

interface LastAdd {
  readonly key: string;
  readonly status: SetView['status'];
  readonly message: string | null;
  /** The server's reason of each product that cannot be had, by its key. */
  readonly reasons: Readonly<Record<string, string>>;
}

/** Sets that a product belongs to, each to be put in whole or not at all; what is missing is named. */
export function ProductSets({ productKey }: { readonly productKey: string }) {
  const dispatch = useAppDispatch();
  const t = useCopy(setsCopy);
  const goods = useCopy(goodsCopy);
  const sets = useSets(productKey);
  const isStopped = sellingStopped(useShopFrame().settings);
  const [last, setLast] = useState<LastAdd | null>(null);

  const add = async ({ key, name }: ProductSet): Promise<void> => {
    setLast({ key, status: 'adding', message: null, reasons: {} });
    try {
      await dispatch(addSet({ key, quantity: 1 }));
      setLast({ key, status: 'added', message: t.added(name), reasons: {} });
    } catch (failure) {
      const reasons =
        failure instanceof ApiFailure
          ? Object.fromEntries(Object.entries(failure.errors).map(([field, texts]) => [field, texts[0] ?? '']))
          : {};
      const otherwise = (failure instanceof Error && failure.message) || goods.addFailed;
      setLast({
        key,
        status: 'failed',
        message: Object.keys(reasons).length > 0 ? t.refused(name) : otherwise,
        reasons,
      });
    }
  };
  const viewOf = (set: ProductSet): SetView => {
    const own = last?.key === set.key ? last : null;
    return {
      key: set.key,
      name: set.name,
      lead: set.lead,
      price: set.price,
      items: set.items.map((item) => ({
        key: item.key,
        href: paths.product(item.key),
        name: item.name,
        quantity: item.quantity,
        picture: pictureOf(item, item.name, item.name.length),
        reason: own?.reasons[item.key] ?? item.suspend_reason ?? (item.stock_state === 'out' ? t.soldOut : null),
      })),
      isClosed: isStopped || set.max_quantity === 0,
      status: own?.status ?? 'idle',
      message: own?.message ?? null,
      onAdd: () => void add(set),
    };
  };
  const props: ProductSetsProps = { sets: sets.map(viewOf), cartHref: paths.cart() };
  return sets.length === 0 ? null : <SetsPanel {...props} />;
}

/** Sets of a product; nothing until they are known, or when they cannot be read: the page does without. */
function useSets(key: string): readonly ProductSet[] {
  const sets = useOptionalQuery(key, (api, signal) =>
    api.GET('/v1/products/{key}', { params: { path: { key } }, signal }).then(({ data }) => data.sets),
  );
  return sets ?? [];
}
