import { expect, it } from 'vitest';
import { prepareHead } from './page-head.ts';

const preload = '<link rel="modulepreload" href="/assets/root-AAAAA.js"/>';
const sheet = '<link rel="stylesheet" href="/assets/AAAAA.css" data-precedence="slots"/>';

it('scripts of the head give way to what the page is drawn with', () => {
  const head = prepareHead(`<html><head>${preload}${sheet}</head><body>${preload}</body></html>`);
  expect(head).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/root-AAAAA.js"/>');
  expect(head).toContain('/assets/sheets/AAAAA.css');
  expect(head).toContain(`<body>${preload}`);
});

it('a preload that says its priority keeps it', () => {
  const urgent = '<link rel="modulepreload" href="/a.js" fetchPriority="high"/>';
  expect(prepareHead(`<head>${urgent}</head>`)).toBe(`<head>${urgent}</head>`);
});

it('what is no document is left alone', () => {
  expect(prepareHead(`<p>${preload}</p>`)).toBe(`<p>${preload}</p>`);
});
