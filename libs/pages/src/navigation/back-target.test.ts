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
    ['a search with what a path may not hold', { state: null, search: `?back=${encodeURIComponent('/product/?word=a%2Fb//c..%5C#top')}`, depth: 0 }, '/product/?word=a%2Fb//c..%5C#top'],
    ['a path in Japanese', { state: null, search: '?back=/tag/%25E3%2583%258F%25E3%2583%25A0/', depth: 0 }, '/tag/%E3%83%8F%E3%83%A0/'],
    ['no scheme', { state: { target: 'javascript:alert(1)' }, search: '?back=data:text/html,x', depth: 0 }, '/'],
    ['no two slashes behind dots', { state: null, search: '?back=/a/..//evil.example', depth: 0 }, '/'],
    ['no two slashes later on', { state: null, search: '?back=/a//evil.example', depth: 0 }, '/'],
    ['no slashes in per cent', { state: null, search: '?back=/%252Fevil.example', depth: 0 }, '/'],
    ['no backslash in per cent', { state: null, search: '?back=/%255cevil.example', depth: 0 }, '/'],
    ['no control characters in per cent', { state: null, search: '?back=/%2509/evil.example', depth: 0 }, '/'],
    ['no line break in the query', { state: null, search: '?back=/%3Fa=%0Ab', depth: 0 }, '/'],
    ['no other site by a tab that browsers drop', { state: null, search: '?back=/%09/evil.example', depth: 0 }, '/'],
  ])('takes %s', (_, trail, target) => {
    expect(backTarget(trail)).toBe(target);
  });
});
