export { FrameProvider, useShopFrame } from './frame-context.tsx';
export type { FrameCategory, FrameData, FrameMessage } from './frame-data.ts';
export { plainText, takeLink } from './plain-text.ts';
export { ShopFrame, type ShopFrameProps } from './shop-frame.tsx';
export { toasts } from './toasts.ts';
export { useHydrated } from './use-hydrated.ts';
