import { createContext, use, type ReactNode } from 'react';
import type { FrameData } from './frame-data.ts';

const FrameContext = createContext<FrameData | null>(null);

/** Provides the channel and its settings. */
export function FrameProvider({ data, children }: { data: FrameData; children: ReactNode }) {
  return <FrameContext value={data}>{children}</FrameContext>;
}

/** Channel and settings of this page; throws outside of the frame. */
export function useShopFrame(): FrameData {
  const data = use(FrameContext);
  if (!data) throw new Error('this screen stands outside of the shop frame');
  return data;
}
