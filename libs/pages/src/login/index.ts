export { LoginScreen, LoginWaiting } from './page.tsx';
