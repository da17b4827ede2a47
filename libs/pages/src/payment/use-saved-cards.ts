import { useState } from 'react';
import { cardsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { inJapan } from '@shop/japanese';
import { useAppSelector } from '@shop/state';
import type { SavedCardChoice } from '@shop/theming';
import type { CardToken } from '../card-fields/card-messages.ts';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import { cardView } from '../saved-cards/card-view.ts';
import { hasRoom, readCards, type SavedCards } from '../saved-cards/read-cards.ts';
import { useOptionalQuery } from '../timing/use-optional-query.ts';

/** The saved cards to pay with. */
export interface SavedCardEntry {
  readonly isReading: boolean;
  /** Null for guests, and without saved cards. */
  readonly choice: SavedCardChoice | null;
  /** The chosen one; null for another card. */
  readonly card: CardToken | null;
  /** Whether the card in the fields can be saved. */
  readonly canSave: boolean;
}

/** The member's saved cards; the main one is preselected. If they cannot be read, a card can still be typed. */
export function useSavedCards(isWanted: boolean): SavedCardEntry {
  const t = useCopy(cardsCopy);
  const isOffered = useShopFrame().settings.MEMBER.IS_USE_CARD ?? true;
  const isLogin = useAppSelector(({ auth }) => auth.isLogin) && isOffered;
  const saved = useOptionalQuery<SavedCards>(isWanted && isLogin, (api, signal) =>
    readCards({ api, signal }).catch(() => ({ cards: [], limit: 0 })),
  );
  /** Undefined until the shopper has selected. */
  const [choice, setChoice] = useState<number | null | undefined>(undefined);
  const today = inJapan(new Date()).day;
  const views = (saved?.cards ?? []).map((card) => cardView(card, today, t));
  const chosen = choice === undefined ? (views.find(({ expiry }) => expiry !== 'over')?.id ?? null) : choice;
  const card = saved?.cards.find(({ id }) => id === chosen);
  return {
    isReading: isWanted && isLogin && saved === null,
    choice: views.length === 0 ? null : { cards: views, chosen, onChoose: setChoice },
    card: card
      ? { token: card.token, brand: card.name, last4: card.masked_number.slice(-4), exp: card.expiration }
      : null,
    canSave: saved !== null && hasRoom(saved),
  };
}
