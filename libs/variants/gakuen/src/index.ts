export { variant } from './variant.ts';
