export { apiContext } from './api-context.ts';
export { settingsContext } from './settings-context.ts';
export { load } from './load.ts';
