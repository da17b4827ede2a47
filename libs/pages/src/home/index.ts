export { loadHome, type HomeData } from './load.ts';
export { HomeScreen } from './page.tsx';
export { homeSeo } from './seo.ts';
