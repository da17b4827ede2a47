export { hasNoAnswer } from './is-connection-lost.ts';
export { mendPage } from './mend-page.ts';
export { patiently } from './patiently.ts';
