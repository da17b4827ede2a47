import { contractExample } from '@shop/api/testing';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { settingsContext } from '../loading/contexts.ts';
import { offeredLoader } from './offered-loader.ts';

function load(path: string, MEMBER: Readonly<Record<string, boolean>> = {}) {
  const context = new RouterContextProvider();
  context.set(settingsContext, {
    ...contractExample('FrontSettings'),
    MEMBER: { IS_USE_MEASUREMENT: false, ...MEMBER },
  });
  return offeredLoader({ request: new Request(`http://shop.example${path}`), context });
}

const missing = expect.objectContaining({ init: { status: 404 } });

it.each([
  ['/mypage/point/', 'IS_USE_POINT'],
  ['/mypage/card/add/', 'IS_USE_CARD'],
  ['/mypage/memorial/1/edit/', 'IS_USE_MEMORIAL'],
  ['/mypage/second_factor/', 'IS_USE_SECOND_FACTOR'],
])('%s is not found when %s is off, and is found without the setting', (path, name) => {
  expect(() => load(path, { [name]: false })).toThrow(missing);
  expect(load(path)).toBeNull();
});

it('the measurement pages exist only where the shop uses measurements', () => {
  expect(() => load('/mypage/measurement/')).toThrow(missing);
  expect(load('/mypage/measurement/edit/', { IS_USE_MEASUREMENT: true })).toBeNull();
});

it('an impossible key is not found either', () => {
  expect(() => load('/mypage/memorial/abc/edit/')).toThrow(missing);
});
