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
import { useCardForm } from './model.ts';

const CardFormPage = slot('CardFormPage');

function loadCardForm({ api, signal }: LoadInput): Promise<Reading<SavedCards>> {
  return loadOrOffline(() => readCards({ api, signal }), signal);
}

export const loader = offeredLoader;
export const clientLoader = Object.assign(load(loadCardForm), { hydrate: true as const });
export const meta = hiddenMeta(cardsCopy, (t) => t.addTitle);

/** A further card; null while it is a skeleton. */
function CardFormScreen({ loaderData: reading = null }: ScreenProps<Reading<SavedCards>>) {
  const t = useCopy(cardsCopy);
  return (
    <MyPageFrame title={t.addTitle} lead={t.addLead} reading={reading}>
      {(saved) => <CardForm {...saved} />}
    </MyPageFrame>
  );
}

function CardForm(saved: SavedCards) {
  return <CardFormPage {...useCardForm(saved)} />;
}

export const HydrateFallback = CardFormScreen;
export default CardFormScreen;
