export { loadStaticPage } from './load.ts';
export { StaticPageScreen } from './page.tsx';
