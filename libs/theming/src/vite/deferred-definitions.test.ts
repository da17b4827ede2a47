import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { deferredDefinitionsPlugin } from './deferred-definitions.ts';

const plan = {
  screens: new Map([
    ['home', ['Hero']],
    ['cart', ['CartPage']],
    ['login', ['LoginPage']],
  ]),
  everyPage: ['Header'],
  busy: ['home'],
  deferred: new Set(['Hero']),
};

const definition = (name: string) =>
  `export const theme = { name: '${name}', components: {
    Header: replace(() => import('./header.tsx')),
    Hero: replace(() => import('./hero.tsx')),
    CartPage: replace(() => import('./cart-page.tsx')),
    LoginPage: replace(() => import('./login-page.tsx')),
    ConfirmPage: wrap(() => import('./confirm-page.tsx')),
  } };`;

const originals = [
  { layer: 'simple', slot: 'ConfirmPage', kind: 'replace', path: 'libs/themes/simple/src/checkout/confirm.tsx' },
  { layer: 'gen', slot: 'ConfirmPage', kind: 'replace', path: 'libs/themes/gen/src/confirm.tsx' },
] as const;

interface Handlers {
  readonly load: { readonly handler: (id: string) => string };
  readonly transform: { readonly handler: (code: string, id: string) => { readonly code: string } | null };
}

/** Returns the remaining definition of a theme, and its deferred part. */
function divided(name: string) {
  const plugin: Plugin = deferredDefinitionsPlugin('/shop', plan, originals);
  const { transform, load } = plugin as unknown as Handlers;
  const id = `/shop/libs/themes/${name}/src/theme.ts`;
  const first = transform.handler(definition(name), id)?.code ?? '';
  return { first, deferred: load.handler(`\0deferred-definitions:${id}`) };
}

it('a definition has files for the slots of busy pages, and only names for other slots', () => {
  const { first, deferred } = divided('fle');
  expect(first).toContain('replaceDeferred("CartPage LoginPage ConfirmPage"');
  expect(first).toContain('./hero.tsx');
  expect(first).not.toContain('cart-page.tsx');
  expect(deferred).toContain('/shop/libs/themes/fle/src/cart-page.tsx');
  expect(deferred).not.toContain('hero.tsx');
});

it('a wrapped component is deferred together with that of Simple', () => {
  const { first, deferred } = divided('fle');
  expect(first).not.toContain('confirm-page.tsx');
  expect(deferred).toContain(
    'ConfirmPage: replace(around(() => import("/shop/libs/themes/fle/src/confirm-page.tsx"), ' +
      '() => import("/shop/libs/themes/simple/src/checkout/confirm.tsx"))),',
  );
});

it('the definition of Simple does not even have the names of deferred slots', () => {
  const { first, deferred } = divided('simple');
  expect(first).not.toMatch(/CartPage|LoginPage|Hero/);
  expect(first).toContain('./header.tsx');
  expect(deferred).toContain('/shop/libs/themes/simple/src/hero.tsx');
});
