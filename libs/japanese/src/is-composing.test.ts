import { expect, it } from 'vitest';
import { isComposing } from './is-composing.ts';

const key = (state: object) => Object.assign(new Event('keydown'), state);

it.each([
  ['an active composition', { key: 'Enter', keyCode: 229, isComposing: true }, true],
  ['the Enter of Safari that ends a composition', { key: 'Enter', keyCode: 229, isComposing: false }, true],
  ['typed text of a composition', { isComposing: true }, true],
  ['Enter without a composition', { key: 'Enter', keyCode: 13, isComposing: false }, false],
  ['an event without a key', {}, false],
])('recognises %s', (_case, state, expected) => {
  expect(isComposing(key(state))).toBe(expected);
});
