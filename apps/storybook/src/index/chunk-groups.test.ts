import { expect, it } from 'vitest';
import { chunkOf } from './chunk-groups.ts';

it.each([
  ['libs/kit/src/button/button.tsx', 'common'],
  ['node_modules/react-dom/client.js', 'common'],
  ['libs/forms/src/shop-form.tsx', 'forms'],
  ['libs/themes/fle/src/home/hero.tsx', 'fle.catalogue'],
  ['libs/themes/fle/src/restyled/checkout/cart-page.tsx', 'fle.checkout'],
  ['libs/themes/fle/src/frame/header.tsx', 'fle'],
  ['libs/themes/fle/src/tokens.css', 'fle'],
  ['libs/themes/fle/src/tokens.ts', 'tokens'],
  ['libs/themes/simple/src/catalogue/fixtures/product-fixtures.ts', 'simple.catalogue.fixtures'],
  ['libs/themes/simple/src/catalogue/fixtures/card-frame.module.css', 'simple.catalogue'],
  ['libs/variants/depa/src/gift/noshi.tsx', 'depa.gift'],
])('puts %s into the chunk %s', (path, chunk) => {
  expect(chunkOf(path)).toBe(chunk);
});

it('leaves stories and tools of Storybook to the bundler', () => {
  expect(chunkOf('libs/kit/src/button/button.stories.tsx')).toBeNull();
  expect(chunkOf('node_modules/axe-core/axe.js')).toBeNull();
});
