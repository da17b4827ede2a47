export { loadLogout } from './load.ts';
export { LogoutScreen } from './page.tsx';
