import type { Memorial } from '@shop/api';
import { paths } from '@shop/constants';
import { memorialCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { formatMonthDay, inJapan } from '@shop/japanese';
import { flashAdded, useApi, useAppDispatch } from '@shop/state';
import type { MemorialListPageProps } from '@shop/theming';
import { useRevalidator } from 'react-router';
import { useEntries } from '../kinds/use-entries.ts';
import { memorialValues, saveMemorial } from '../memorial/memorial-input.ts';
import { storeGiftDay } from '../purchase/gift-day.ts';
import type { Memorials } from './load.ts';
import { memorialMonths } from './memorial-months.ts';

/** Returns the coming memorial days with their actions. */
export function useMemorialList({ memorials, limit, caution }: Memorials): MemorialListPageProps {
  const dispatch = useAppDispatch();
  const api = useApi();
  const t = useCopy(memorialCopy);
  const { revalidate } = useRevalidator();
  const { page, busy, remove } = useEntries<number>({
    count: memorials.length,
    limit,
    addHref: paths.mypageMemorialAdd(),
  });

  const onDelete = (memorial: Memorial, label: string) =>
    remove(memorial.id, {
      work: async () => {
        await api.DELETE('/v1/me/user-memorials/{id}', { params: { path: { id: memorial.id } } });
        await revalidate();
      },
      done: t.removed(label),
      restore: {
        work: () => saveMemorial(api, null, memorialValues(memorial)).then(revalidate),
        done: t.restored(label),
      },
    });
  const onGive = (day: string, occasion: string) => {
    storeGiftDay({ day, occasion, cart: null });
    dispatch(flashAdded({ kind: 'info', text: t.carried(occasion, formatMonthDay(day)) }));
  };

  return {
    ...page,
    caution,
    entries: memorialMonths(memorials, inJapan(new Date()).day, { onDelete, onGive, busy }, t),
  };
}
