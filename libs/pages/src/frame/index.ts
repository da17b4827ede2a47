export { FrameProvider, useShopFrame } from './frame-context.tsx';
export type { FrameCategory, FrameData } from './frame-data.ts';
export { ShopFrame } from './shop-frame.tsx';
