export { loadMyPage } from './load.ts';
export { MyPageScreen } from './page.tsx';
