import { deferredSlot, slot } from '../runtime/slot.tsx';

export const HomePage = /* @__PURE__ */ slot('HomePage');
export const Hero = /* @__PURE__ */ slot('Hero');
export const CategoryNav = /* @__PURE__ */ slot('CategoryNav');
export const ProductShelf = /* @__PURE__ */ deferredSlot('ProductShelf');
export const BannerArea = /* @__PURE__ */ deferredSlot('BannerArea');
