import { oncePageStands, renderedSlots, useSlotRuntime } from '@shop/theming';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { FrameData } from './frame-data.ts';

const ShopEffects = lazy(() =>
  import('./shop-effects.tsx').then(({ ShopEffects: component }) => ({ default: component })),
);

/**
 * What the frame does, as against what it shows, is not part of the first load. It comes after the slots that come to
 * life later: the store redraws them, and a slot that is redrawn before its script is there would vanish for a moment.
 */
export function LaterEffects({ data }: { data: FrameData }) {
  const runtime = useSlotRuntime();
  const [isSettled, setSettled] = useState(false);
  useEffect(
    () =>
      oncePageStands(
        () => runtime.preload(renderedSlots(document, 'later')),
        () => setSettled(true),
      ),
    [runtime],
  );
  if (!isSettled) return null;
  return (
    <Suspense fallback={null}>
      <ShopEffects data={data} />
    </Suspense>
  );
}
