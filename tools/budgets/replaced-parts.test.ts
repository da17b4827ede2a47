import { expect, it } from 'vitest';
import { replacedParts } from './replaced-parts.ts';

const simple = (file: string) => `libs/themes/simple/src/${file}`;
const copy = (theme: string, file: string) => `libs/themes/${theme}/src/inherited/${file}`;
const modules = {
  files: {
    'shell.js': [simple('theme.ts'), simple('frame/layout.tsx')],
    'fle.js': ['libs/themes/fle/src/catalogue/card.tsx', copy('fle', 'catalogue/facts.tsx')],
    'facts.css': [copy('ass', 'catalogue/facts.module.css'), copy('fle', 'catalogue/facts.module.css')],
    'joined.js': [simple('catalogue/facts.tsx'), simple('catalogue/card.tsx'), simple('catalogue/grid.tsx')],
    'joined.css': [copy('gen', 'catalogue/card.module.css')],
    'gen.js': ['libs/themes/gen/src/frame/header.tsx'],
  },
  slots: {
    [simple('frame/layout.tsx')]: ['simple/Layout'],
    [simple('catalogue/facts.tsx')]: ['simple/ProductFacts'],
    [simple('catalogue/facts.module.css')]: ['simple/ProductFacts'],
    [simple('catalogue/card.tsx')]: ['simple/ProductCard'],
    [simple('catalogue/card.module.css')]: ['simple/ProductCard'],
    [simple('catalogue/grid.tsx')]: ['simple/ProductCard', 'simple/ProductFacts'],
  },
};
const replaced = new Set(['simple/ProductCard', 'simple/Header']);

it('a page holds what its theme draws itself and what it takes from Simple', () => {
  expect(replacedParts(modules, 'fle', ['shell.js', 'fle.js', 'facts.css', 'vendor.js'], replaced)).toEqual([]);
});

it('a replaced part is found in scripts and in style sheets, also beside one that is drawn', () => {
  expect(replacedParts(modules, 'fle', ['shell.js', 'joined.js', 'joined.css'], replaced)).toEqual([
    { file: 'joined.js', module: simple('catalogue/card.tsx') },
    { file: 'joined.css', module: simple('catalogue/card.module.css') },
  ]);
});

it('a part of another theme is found', () => {
  expect(replacedParts(modules, 'fle', ['gen.js'], replaced)).toEqual([
    { file: 'gen.js', module: 'libs/themes/gen/src/frame/header.tsx' },
  ]);
});
