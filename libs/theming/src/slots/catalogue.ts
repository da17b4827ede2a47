import { slot } from '../runtime/slot.tsx';

export const SearchBox = /* @__PURE__ */ slot('SearchBox');
export const CartDrawer = /* @__PURE__ */ slot('CartDrawer');
export const FacetPanel = /* @__PURE__ */ slot('FacetPanel');
export const SortBar = /* @__PURE__ */ slot('SortBar');
export const ProductCard = /* @__PURE__ */ slot('ProductCard');
export const Pagination = /* @__PURE__ */ slot('Pagination');
export const ProductPage = /* @__PURE__ */ slot('ProductPage');
export const ProductGallery = /* @__PURE__ */ slot('ProductGallery');
export const BuyBox = /* @__PURE__ */ slot('BuyBox');
export const ProductFacts = /* @__PURE__ */ slot('ProductFacts');
export const ProductStory = /* @__PURE__ */ slot('ProductStory');
export const RelatedProducts = /* @__PURE__ */ slot('RelatedProducts');
