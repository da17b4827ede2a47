export { mendPage } from './mend-page.ts';
export { patiently } from './patiently.ts';
