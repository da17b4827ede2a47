export { loadStaticPage } from './load.ts';
export { staticPageMeta } from './meta.ts';
export { StaticPageScreen } from './page.tsx';
