export { FrameProvider, useShopFrame } from './frame-context.tsx';
export type { FrameCategory, FrameData, FrameMessage } from './frame-data.ts';
export { plainText } from './plain-text.ts';
export { ShopFrame, type ShopFrameProps } from './shop-frame.tsx';
export { takeLink } from './take-link.ts';
export { toasts } from './toasts.ts';
export { useHydrated } from './use-hydrated.ts';
