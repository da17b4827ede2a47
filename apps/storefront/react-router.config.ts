import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  // A different folder lets two builds exist side by side; the page server reads the same variable.
  buildDirectory: process.env.STOREFRONT_BUILD ?? 'build',
  ssr: true,
  // A page's loader is loaded with the first navigation, see libs/pages/src/loading/lazy-loader.ts.
  splitRouteModules: false,
  // The first document contains its own route; routes that it links to are requested after hydration.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
