import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  // Another folder lets two builds stand side by side; the page server reads the same variable.
  buildDirectory: process.env.STOREFRONT_BUILD ?? 'build',
  ssr: true,
  // What a page reads with comes with the first navigation already, see libs/pages/src/loading/later-loader.ts.
  splitRouteModules: false,
  // The first document knows its own route; those it links to are asked for once it stands.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
