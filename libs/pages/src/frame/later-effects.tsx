import { later, renderedSlots, useLater, useSlotRuntime } from '@shop/theming';
import { useMemo } from 'react';
import type { FrameData } from '../frame-data/frame-data.ts';

const ShopEffects = later(() => import('./shop-effects.tsx').then((file) => file.ShopEffects));

/**
 * What the frame does, as against what it shows, is not part of the first load. It comes after the slots that come to
 * life later: the store redraws them, and a slot that is redrawn before its script is there would vanish for a moment.
 */
export function LaterEffects({ data }: { data: FrameData }) {
  const runtime = useSlotRuntime();
  const slots = useMemo(
    () => ({ isReady: () => false, load: () => runtime.preload(renderedSlots(document, 'later')) }),
    [runtime],
  );
  return useLater(slots) && <ShopEffects data={data} />;
}
