export { apiContext } from './api-context.ts';
export { load } from './load.ts';
