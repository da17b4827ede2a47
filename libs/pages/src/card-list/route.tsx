import { cardsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { slot } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import { offeredLoader } from '../guards/offered-loader.ts';
import type { LoadInput, ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { readCards, type SavedCards } from '../saved-cards/read-cards.ts';
import { useCardList } from './model.ts';

const CardListPage = slot('CardListPage');

function loadCardList({ api, signal }: LoadInput): Promise<Reading<SavedCards>> {
  return loadOrOffline(() => readCards({ api, signal }), signal);
}

export const loader = offeredLoader;
export const clientLoader = Object.assign(load(loadCardList), { hydrate: true as const });
export const meta = hiddenMeta(cardsCopy, (t) => t.title);

/** The cards saved at the payment service; a skeleton until they are read. */
function CardListScreen({ loaderData: reading = null }: ScreenProps<Reading<SavedCards>>) {
  const t = useCopy(cardsCopy);
  return (
    <MyPageFrame title={t.title} lead={t.lead} reading={reading}>
      {(saved) => <CardList {...saved} />}
    </MyPageFrame>
  );
}

function CardList(saved: SavedCards) {
  return <CardListPage {...useCardList(saved)} />;
}

export const HydrateFallback = CardListScreen;
export default CardListScreen;
