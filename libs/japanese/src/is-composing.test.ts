import { expect, it } from 'vitest';
import { isComposing } from './is-composing.ts';

const key = (state: object) => Object.assign(new Event('keydown'), state);

it.each([
  ['an open conversion', { key: 'Enter', keyCode: 229, isComposing: true }, true],
  ['the Enter of Safari that ends one', { key: 'Enter', keyCode: 229, isComposing: false }, true],
  ['a part of a conversion that is typed', { isComposing: true }, true],
  ['Enter by itself', { key: 'Enter', keyCode: 13, isComposing: false }, false],
  ['a change without a key', {}, false],
])('knows %s', (_case, state, expected) => {
  expect(isComposing(key(state))).toBe(expected);
});
