import { deferredSlot, slot } from '../runtime/slot.tsx';

export const SearchBox = /* @__PURE__ */ deferredSlot('SearchBox');
export const CartDrawer = /* @__PURE__ */ slot('CartDrawer');
export const FacetPanel = /* @__PURE__ */ deferredSlot('FacetPanel');
export const SortBar = /* @__PURE__ */ deferredSlot('SortBar');
export const ProductCard = /* @__PURE__ */ deferredSlot('ProductCard');
export const Pagination = /* @__PURE__ */ deferredSlot('Pagination');
export const ProductPage = /* @__PURE__ */ slot('ProductPage');
export const ProductGallery = /* @__PURE__ */ deferredSlot('ProductGallery');
export const BuyBox = /* @__PURE__ */ slot('BuyBox');
export const ProductFacts = /* @__PURE__ */ deferredSlot('ProductFacts');
export const ProductStory = /* @__PURE__ */ deferredSlot('ProductStory');
export const RelatedProducts = /* @__PURE__ */ deferredSlot('RelatedProducts');
