export { loadRegister } from './load.ts';
export { RegisterScreen } from './page.tsx';
