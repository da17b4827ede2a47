export { loadCautions as loadComplete } from '../checkout/load-cautions.ts';
export { completeMeta } from './meta.ts';
export { CompleteScreen } from './page.tsx';
