export { loadCautions as loadConfirm } from '../checkout/load-cautions.ts';
export { confirmMeta } from './meta.ts';
export { ConfirmScreen } from './page.tsx';
