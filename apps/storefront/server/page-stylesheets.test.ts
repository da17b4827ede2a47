import { expect, it } from 'vitest';
import { applyEdits, findElements } from './html-elements.ts';
import { joinedHashes, joinStylesheets, readBreakpointsOf } from './page-stylesheets.ts';

const sheet = (name: string, precedence = 'slots') =>
  `<link rel="stylesheet" href="/assets/${name}.css" data-precedence="${precedence}"/>`;
const colors = '<link rel="stylesheet" href="/colors.css?v=1" data-precedence="layers"/>';
const page = `<html><head><title>é</title>${sheet('AAAAA', 'layers')}${colors}${sheet('BB-_B')}${sheet('BB-_B')}</head><body>${sheet('CCCCC')}</body></html>`;
const join = (html: string) => applyEdits(html, joinStylesheets(findElements(html, ['link'])));
const joined = join(page);

it('the joined stylesheet contains those of the head, once each', () => {
  expect(joined.match(/href="\/assets\/sheets\/[^"]+"/g)).toEqual(['href="/assets/sheets/AAAAA.BB-_B.css"']);
});

it('the single links remain and are disabled', () => {
  const links = joined.slice(0, joined.indexOf('</head>')).match(/<link [^>]*disabled[^>]*>/g);
  expect(links).toHaveLength(3);
  expect(links?.[0]).toContain('href="/assets/AAAAA.css" data-precedence="layers"');
});

it('other stylesheets, and those that stream later, are unchanged', () => {
  expect(joined).toContain(colors);
  expect(joined).toContain(`<body>${sheet('CCCCC')}`);
  expect(join('<p>no head</p>')).toBe('<p>no head</p>');
});

it.each([
  ['/assets/sheets/AAAAA.BB-B_BBB.css', ['AAAAA', 'BB-B_BBB']],
  ['/assets/sheets/AAAAA.AAAAA.css', null],
  [`/assets/sheets/${Array.from({ length: 41 }, (_, index) => index).join('.')}.css`, null],
  ['/assets/AAAAA.css', null],
  ['/assets/sheets/AAAAA.js', null],
])('%s names %j', (path, hashes) => {
  expect(joinedHashes(path)).toEqual(hashes);
});

it('the joined stylesheet and the single links of a channel with its own breakpoints name them', () => {
  const own = join(page.replaceAll('/assets/', '/assets/480-1100/'));
  expect(own.match(/href="\/assets\/sheets\/[^"]+"/g)).toEqual(['href="/assets/sheets/480-1100/AAAAA.BB-_B.css"']);
  expect(own).toContain('href="/assets/480-1100/BB-_B.css" data-precedence="slots" disabled>');
});

it.each([
  ['/assets/480-1100/AAAAA.css', '/assets/AAAAA.css'],
  ['/assets/sheets/480-1100/AAAAA.BBBBB.css', '/assets/sheets/AAAAA.BBBBB.css'],
])('%s is %s with breakpoints of a channel', (path, sheet) => {
  expect(readBreakpointsOf(path)).toEqual({ breakpoints: { small: 480, medium: 1100 }, stylesheet: sheet });
});

it.each([
  '/assets/AAAAA.css',
  '/assets/600-960/AAAAA.css',
  '/assets/1100-480/AAAAA.css',
  '/assets/480-1100/a.js',
  '/assets/480-1100/480-1100/AAAAA.css',
])('%s has no breakpoints of a channel', (path) => {
  expect(readBreakpointsOf(path)).toBeNull();
});
