export { loadUnlock } from './load.ts';
export { UnlockScreen } from './page.tsx';
