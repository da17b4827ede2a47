/**
 * Recently viewed products, rendered like related ones. A slot has its own file, so that it can be replaced separately.
 */
export { default } from './related-products.tsx';
