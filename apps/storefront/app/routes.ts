import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { catchAllScreen, screens } from '@shop/constants';

const fileOf = (folder: string) => `../../../libs/pages/src/${folder}/route.tsx`;

/** The routes of all screens in the table, and of files that are no screens. */
export default [
  ...Object.entries(screens).flatMap(([id, { path, folder }]) => {
    if (folder === undefined) return [];
    return path === '/' ? index(fileOf(folder), { id }) : route(path, fileOf(folder), { id });
  }),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap-xml.ts'),
  route('blog/feed.xml', 'routes/blog-feed.ts'),
  route('feeds/google.xml', 'routes/google-feed.ts'),
  route('llms.txt', 'routes/llms-txt.ts'),
  route('product/:key/index.html.md', 'routes/product-markdown.ts'),
  route('.well-known/security.txt', 'routes/security-txt.ts'),
  route('manifest.webmanifest', 'routes/web-manifest.ts'),
  route('colors.css', 'routes/colors.ts'),
  route(catchAllScreen.path, fileOf(catchAllScreen.folder), { id: 'catchAll' }),
] satisfies RouteConfig;
