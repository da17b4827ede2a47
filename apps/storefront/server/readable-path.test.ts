import { expect, it } from 'vitest';
import { readablePath } from './readable-path.ts';

it.each([
  ['/', '/'],
  ['/product/ham-fr-001/', '/product/ham-fr-001/'],
  ['/%E6%B7%B1%E3%81%84/%25/', '/%E6%B7%B1%E3%81%84/%25/'],
  ['/%', '/%25'],
  ['/%E0%A4%A/', '/%25E0%25A4%25A/'],
  ['/%ff/%E6%B7%B1', '/%25ff/%25E6%25B7%25B1'],
  ['/%zz', '/%25zz'],
  ['/%00/', '/%2500/'],
  ['/guide%0d%0a/', '/guide%250d%250a/'],
  ['/guide%E2%80%A8/', '/guide%25E2%2580%25A8/'],
])('%s is read as %s', (path, expected) => {
  expect(readablePath(path)).toBe(expected);
  expect(() => decodeURI(readablePath(path))).not.toThrow();
});
