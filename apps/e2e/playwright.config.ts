import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '@shop/tools/browser';
import { paymentFakes } from './fixtures/payment-fake.ts';

// Journeys that do not cover ordering: other themes, customers, a lost connection, panels, screens of my page.
const longer = [
  'account',
  'address-files',
  'api-base',
  'around-pages',
  'blog',
  'breakpoints',
  'captcha',
  'cart-extras',
  'catalog-order',
  'cautions',
  'contact',
  'copying',
  'customers',
  'early-clicks',
  'empty-search',
  'errors',
  'expired-cart',
  'favourites',
  'first-paint',
  'flip-book',
  'forgotten',
  'gallery',
  'guarded-links',
  'histories',
  'keyboard',
  'landing-pages',
  'layouts',
  'leaving',
  'links',
  'loading',
  'login-history',
  'login-sync',
  'lost-connection',
  'machines',
  'memorials',
  'missing-files',
  'nine-themes',
  'order-lookup',
  'orders',
  'outage',
  'panels',
  'passkeys',
  'password',
  'pays-by-service',
  'pointer',
  'popups',
  'postal-code',
  'preview',
  'quantity-saved',
  'questions',
  'reading',
  'returned-elsewhere',
  'reviews',
  'sample',
  'saved-cards',
  'screen-states',
  'screens',
  'second-factor',
  'session-ends',
  'sets',
  'sitemap',
  'small-screens',
  'social-gift',
  'social-giver',
  'stored-pictures',
  'suspended',
  'removed-products',
  'theme-fallback',
  'tracking',
  'translated',
  'two-members',
  'understood-search',
  'user-info',
  'usual-order',
  'without-scripts',
].map((name) => `**/journeys/${name}.spec.ts`);

const port = Number(process.env.E2E_PORT ?? 4100);
/** The origin of a running shop; without it the journeys start their own. */
const origin = process.env.E2E_ORIGIN;

const fakeAt = (service: keyof typeof paymentFakes) => `http://localhost:${port + paymentFakes[service].portsAbove}`;

export default defineConfig({
  testDir: './journeys',
  outputDir: '../../test-results/e2e',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  projects: [
    { name: 'journeys', testIgnore: longer },
    { name: 'longer', testMatch: longer },
  ],
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: origin ?? `http://localhost:${port}`,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1280, height: 900 },
    // A trace adds half to a journey's time; use `--trace on` to investigate a failure.
    trace: 'off',
    launchOptions: {
      executablePath: findChromium(),
      args: [...chromiumFlags],
      // Without a locale, downloaded files lose Japanese names.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
  webServer: origin
    ? undefined
    : {
        command: 'node tools/launch/start.ts',
        cwd: '../..',
        wait: { stdout: /The shop is open at/ },
        timeout: 180_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
        env: {
          PORT: String(port),
          API_PORT: String(port + 1),
          PAYMENTS_PORT: String(port + 2),
          DATA_DIR: process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'shop-e2e-')),
          DEMO: '1',
          // A fake of the captcha's service, which its journey starts; until then no channel has a key.
          CAPTCHA_URL: `http://localhost:${port + 3}/recaptcha`,
          CAPTCHA_SECRET: 'secret-of-the-fake',
          // A fake of the tag manager, which its journey starts; until then no channel has a key.
          GTM_URL: `http://localhost:${port + 5}`,
          // Fakes of payment services, which their journeys open; no channel pays by them before.
          STRIPE_API_URL: fakeAt('stripe'),
          STRIPE_JS_URL: `${fakeAt('stripe')}/stripe.js`,
          STRIPE_SECRET_KEY: paymentFakes.stripe.secret,
          STRIPE_PUBLISHABLE_KEY: paymentFakes.stripe.public,
          STRIPE_WEBHOOK_SECRET: paymentFakes.stripe.webhook,
          PAYJP_API_URL: fakeAt('payjp'),
          PAYJP_JS_URL: `${fakeAt('payjp')}/v2/pay.js`,
          PAYJP_SECRET_KEY: paymentFakes.payjp.secret,
          PAYJP_PUBLIC_KEY: paymentFakes.payjp.public,
          PAYJP_WEBHOOK_TOKEN: paymentFakes.payjp.webhook,
          // All journeys have the same IP address.
          RATE_LIMIT_FACTOR: '20',
        },
      },
});
