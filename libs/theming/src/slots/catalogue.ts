import { laterSlot, slot } from '../runtime/slot.tsx';

export const SearchBox = /* @__PURE__ */ laterSlot('SearchBox');
export const CartDrawer = /* @__PURE__ */ slot('CartDrawer');
export const FacetPanel = /* @__PURE__ */ laterSlot('FacetPanel');
export const SortBar = /* @__PURE__ */ laterSlot('SortBar');
export const ProductCard = /* @__PURE__ */ laterSlot('ProductCard');
export const Pagination = /* @__PURE__ */ laterSlot('Pagination');
export const ProductPage = /* @__PURE__ */ slot('ProductPage');
export const ProductGallery = /* @__PURE__ */ laterSlot('ProductGallery');
export const BuyBox = /* @__PURE__ */ slot('BuyBox');
export const ProductFacts = /* @__PURE__ */ laterSlot('ProductFacts');
export const ProductStory = /* @__PURE__ */ laterSlot('ProductStory');
export const RelatedProducts = /* @__PURE__ */ laterSlot('RelatedProducts');
