import { describe, expect, it } from 'vitest';
import { isInApp } from './is-in-app.ts';

describe('a URL of this shop', () => {
  it.each([
    ['a path with its query', '/product/?page=2'],
    ['the home page', '/'],
    ['a query with characters not allowed in a path', '/product/?word=a%2Fb//c..%5C#top'],
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
    ['two slashes after dots', '/a/..//evil.example'],
    ['two slashes within the path', '/a//evil.example'],
    ['a percent-encoded slash', '/%2Fevil.example'],
    ['a percent-encoded backslash', '/%5cevil.example'],
    ['a percent-encoded control character', '/%09/evil.example'],
    ['a line break in the query', '/?a=\nb'],
    ['no string', { target: '/' }],
    ['null', null],
  ])('is not %s', (_, path) => {
    expect(isInApp(path)).toBe(false);
  });
});
