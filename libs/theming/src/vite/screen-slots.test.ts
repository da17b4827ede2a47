import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { readScreenSlots, screenSlotsPlugin } from './screen-slots.ts';

const workspace = mkdtempSync(join(tmpdir(), 'screen-slots-'));
const write = (path: string, code: string) => {
  mkdirSync(dirname(join(workspace, path)), { recursive: true });
  writeFileSync(join(workspace, path), code);
};
afterAll(() => rmSync(workspace, { recursive: true }));

write(
  'libs/pages/src/cart/route.tsx',
  `import { CartLine, deferredSlot } from '@shop/theming';
  import type { BuyBox } from '@shop/theming';
  import { Rest } from './rest.tsx';
  const Extras = deferred(() => import('./extras.tsx'));
  const CartPage = slot('CartPage');`,
);
write('libs/pages/src/cart/rest.tsx', `export const GiftPanel = slot('GiftPanel');`);
write(
  'libs/pages/src/cart/extras.tsx',
  `import { CartDrawer } from '@shop/theming'; const Extras = deferredSlot('LineExtras'); import './rest.tsx';`,
);
write('libs/pages/src/payment/route.tsx', `const Step = deferred(() => import('./step.tsx'));`);
write('libs/pages/src/payment/step.tsx', `const PaymentPage = slot('PaymentPage');`);
write(
  'libs/themes/fle/src/theme.ts',
  `export const theme = { components: {
    CartPage: replace(() => import('./cart-page.tsx')),
    GiftPanel: restyle(() => import('./gift-panel.module.css')),
  } };`,
);
write('libs/themes/fle/src/cart-page.tsx', `import { CartSummary } from '@shop/theming';`);
write('libs/themes/fle/src/gift-panel.tsx', `import { ProductCard } from '@shop/theming';`);

const { cart, payment } = readScreenSlots(workspace);

it('lists slots of the route, of its imports and of the components that render them', () => {
  expect(cart).toEqual(expect.arrayContaining(['CartLine', 'CartPage', 'GiftPanel', 'CartSummary']));
});

it('lists only slots that hydrate later from dynamically imported files', () => {
  expect(cart).toContain('LineExtras');
  expect(cart).not.toContain('CartDrawer');
});

it('lists the slots of a step, although its route imports it dynamically', () => {
  expect(payment).toEqual(['PaymentPage']);
});

it('leaves out types and components that a layer only restyles', () => {
  expect(cart).not.toContain('BuyBox');
  expect(cart).not.toContain('ProductCard');
});

it('is read again in development when an import changes', async () => {
  const server = await createServer({
    root: workspace,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [screenSlotsPlugin(workspace)],
  });
  const load = async () => (await server.ssrLoadModule('virtual:screen-slots')).screenSlots.cart;
  expect(await load()).not.toContain('Hero');
  write('libs/themes/fle/src/cart-page.tsx', `import { Hero } from '@shop/theming';`);
  server.watcher.emit('change', join(workspace, 'libs/themes/fle/src/cart-page.tsx'));
  await expect.poll(load).toContain('Hero');
  await server.close();
});
