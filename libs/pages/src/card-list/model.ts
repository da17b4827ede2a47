import type { UserCard } from '@shop/api';
import { paths } from '@shop/constants';
import { cardsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { inJapan } from '@shop/japanese';
import { useApi } from '@shop/state';
import type { CardEntryView, CardListPageProps } from '@shop/theming';
import { useRevalidator } from 'react-router';
import { useEntries } from '../kinds/use-entries.ts';
import { cardView } from '../saved-cards/card-view.ts';
import type { SavedCards } from '../saved-cards/read-cards.ts';

/** Returns the member's cards, to set the main one (spec §4) and, after a confirmation, delete; without undo. */
export function useCardList({ cards, limit }: SavedCards): CardListPageProps {
  const api = useApi();
  const t = useCopy(cardsCopy);
  const { revalidate } = useRevalidator();
  const { page, busy, change, remove } = useEntries<number>({
    count: cards.length,
    limit,
    addHref: paths.mypageCardAdd(),
  });
  const today = inJapan(new Date()).day;

  const entryOf = (card: UserCard): CardEntryView => {
    const { id } = card;
    const view = cardView(card, today, t);
    const path = { params: { path: { id } } };
    const use = () =>
      change(id, {
        work: async () => {
          await api.PATCH('/v1/me/user-cards/{id}/use', path);
          await revalidate();
        },
        done: t.used(view.label),
      });
    const erase = () =>
      remove(id, {
        work: async () => {
          await api.DELETE('/v1/me/user-cards/{id}', path);
          await revalidate();
        },
        done: t.removed(view.label),
        restore: null,
      });
    return {
      ...view,
      isBusy: busy === id,
      onUse: view.isMain || view.expiry === 'over' ? null : use,
      onDelete: erase,
    };
  };

  return { ...page, entries: cards.map(entryOf) };
}
