import { memorialCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { slot } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import type { Reading } from '../account/load-or-offline.ts';
import { offeredLoader } from '../guards/offered-loader.ts';
import type { ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { loadMemorialList, type Memorials } from './load.ts';
import { useMemorialList } from './model.ts';

const MemorialListPage = slot('MemorialListPage');

export const loader = offeredLoader;
export const clientLoader = Object.assign(load(loadMemorialList), { hydrate: true as const });
export const meta = hiddenMeta(memorialCopy, (t) => t.title);

/** The days of the year that a member is reminded of; null while it is a skeleton. */
function MemorialListScreen({ loaderData: reading = null }: ScreenProps<Reading<Memorials>>) {
  const t = useCopy(memorialCopy);
  return (
    <MyPageFrame title={t.title} lead={t.lead} reading={reading}>
      {(known) => <Year {...known} />}
    </MyPageFrame>
  );
}

function Year(known: Memorials) {
  return <MemorialListPage {...useMemorialList(known)} />;
}

export const HydrateFallback = MemorialListScreen;
export default MemorialListScreen;
