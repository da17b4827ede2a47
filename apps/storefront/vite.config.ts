import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { catchAllScreen, screens } from '@shop/constants';
import { frameSlots } from '@shop/pages/screens/frame-slots.ts';
import { deferredSlots, readScreenSlots, shopTheming, shortClassNames, type PagePlan } from '@shop/theming/vite';
import { defineConfig } from 'vite';
import { inlineScript } from './inline-script.ts';
import { routerRetry } from './router-retry.ts';

const workspace = resolve(import.meta.dirname, '../..');
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:4001';

/** Must work offline (notice, error page) or appear on most pages (favourite button), so they ship in the post-hydration chunk. */
const afterHydration = ['ConnectionNotice', 'ErrorPage', 'FavouriteButton'];

// The home page of the whole shop is the same screen with more content: their shared slots belong to home.
const { ec: _top, ...screenSlots } = readScreenSlots(workspace);

const plan: PagePlan = {
  screens: new Map(Object.entries(screenSlots)),
  everyPage: [...frameSlots, 'Breadcrumb', ...afterHydration],
  busy: [screens.home, screens.products, screens.product, catchAllScreen].flatMap(({ folder }) => folder ?? []),
  deferred: new Set([...deferredSlots, ...afterHydration]),
};

/** Forwards the API's URLs, with the shopper's host as the channel (as server/main.ts does in production). */
const toApi = {
  target: api,
  changeOrigin: false,
  configure: (proxy: {
    on(event: 'proxyReq', handler: (request: ProxyRequest, incoming: { headers: { host?: string } }) => void): void;
  }) => {
    proxy.on('proxyReq', (request, incoming) => {
      request.setHeader('x-channel', (incoming.headers.host ?? '').replace(/:\d+$/, ''));
    });
  },
};

interface ProxyRequest {
  setHeader(name: string, value: string): void;
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    shopTheming({ workspace, plan, edition: process.env.SHOP_EDITION }),
    inlineScript(),
    routerRetry(workspace),
    reactRouter(),
  ],
  server: {
    allowedHosts: ['.localhost'],
    fs: { allow: [workspace] },
    proxy: { '/v1': toApi, '/public.json': toApi, '/webhooks': toApi, '/demo': toApi },
  },
  // Vite would otherwise find these only on first use, and its reload would lose typed text.
  optimizeDeps: {
    include: [
      '@reduxjs/toolkit',
      'formik',
      'htmlparser2',
      'openapi-fetch',
      'react-redux',
      'react-toastify/unstyled',
      'redux-persist',
      'wanakana',
      'yup',
    ],
  },
  css: command === 'build' ? { modules: { generateScopedName: shortClassNames(workspace) } } : {},
  build: {
    manifest: true,
    // Inlined data URLs would need a wider content security policy.
    assetsInlineLimit: 0,
    // A slot's scripts are already requested by the page; only its styles must be loaded before it is rendered.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies) => dependencies.filter((name) => name.endsWith('.css')),
    },
    target: 'es2022',
  },
}));
