import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  // Another folder lets two builds stand side by side; the page server reads the same variable.
  buildDirectory: process.env.STOREFRONT_BUILD ?? 'build',
  ssr: true,
  // One file a route: its screen is drawn by slots, which are files of their own.
  splitRouteModules: false,
  // All routes are in the first document: a shop has few, and a lazy list costs a request on every page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
