import { describe, expect, it } from 'vitest';
import { backTarget } from './back-target.ts';

describe('going back (spec §2)', () => {
  it.each([
    ['the target in the state first', { state: { target: '/cart/' }, search: '?back=/ec/', depth: 3 }, '/cart/'],
    ['then the back of the address', { state: null, search: '?back=%2Fproduct%2F%3Fpage%3D2', depth: 3 }, '/product/?page=2'],
    ['then one step of the history', { state: null, search: '', depth: 3 }, -1],
    ['then the top', { state: null, search: '', depth: 0 }, '/'],
    ['no other site by the state', { state: { target: 'https://evil.example/' }, search: '', depth: 0 }, '/'],
    ['no other site by the address', { state: null, search: '?back=//evil.example', depth: 0 }, '/'],
    ['no other site by a backslash', { state: null, search: '?back=/%5Cevil.example', depth: 0 }, '/'],
    ['no other site by a tab that browsers drop', { state: null, search: '?back=/%09/evil.example', depth: 0 }, '/'],
  ])('takes %s', (_, trail, target) => {
    expect(backTarget(trail)).toBe(target);
  });
});
