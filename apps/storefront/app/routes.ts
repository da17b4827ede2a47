import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** Every screen, in the order of the specification's §2; each owner adds the lines of his screens. */
export default [
  index('routes/home.tsx'),
  route('ec', 'routes/ec.tsx'),
  route('product', 'routes/product-list.tsx'),
  route('product/:key', 'routes/product.tsx'),
  route('maintenance', 'routes/maintenance.tsx'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap-xml.ts'),
  route('*', 'routes/catch-all.tsx'),
] satisfies RouteConfig;
