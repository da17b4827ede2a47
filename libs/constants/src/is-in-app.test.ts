import { describe, expect, it } from 'vitest';
import { isInApp } from './is-in-app.ts';

describe('a way of this shop', () => {
  it.each([
    ['a path with its query', '/product/?page=2'],
    ['the top', '/'],
    ['a search with what a path may not hold', '/product/?word=a%2Fb//c..%5C#top'],
    ['a path in Japanese', '/tag/%E3%83%8F%E3%83%A0/'],
  ])('is %s', (_, path) => {
    expect(isInApp(path)).toBe(true);
  });

  it.each([
    ['another site', 'https://evil.example/'],
    ['another site without a scheme', '//evil.example'],
    ['another site by a backslash', '/\\evil.example'],
    ['another site by a tab that browsers drop', '/\t/evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['two slashes behind dots', '/a/..//evil.example'],
    ['two slashes later on', '/a//evil.example'],
    ['slashes in per cent', '/%2Fevil.example'],
    ['a backslash in per cent', '/%5cevil.example'],
    ['a control character in per cent', '/%09/evil.example'],
    ['a line break in the query', '/?a=\nb'],
    ['no text', { target: '/' }],
    ['nothing', null],
  ])('is not %s', (_, path) => {
    expect(isInApp(path)).toBe(false);
  });
});
