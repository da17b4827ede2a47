/** Goods that the reader has looked at: drawn as the ones that go with this one. A slot has a file of its own, so that it is replaced alone. */
export { default } from './related-products.tsx';
