import { expect, it } from 'vitest';
import { joinedHashes, joinSheets } from './page-sheets.ts';

const sheet = (name: string, precedence = 'slots') => `<link rel="stylesheet" href="/assets/${name}.css" data-precedence="${precedence}"/>`;
const colors = '<link rel="stylesheet" href="/colors.css?v=1" data-precedence="layers"/>';
const page = `<html><head><title>é</title>${sheet('tokens-AAAAAAAA', 'layers')}${colors}${sheet('kit-BB-B_BBB')}${sheet('kit-BB-B_BBB')}</head><body>${sheet('late-CCCCCCCC')}</body></html>`;
const joined = joinSheets(page);

it('one sheet holds those of the head, once each', () => {
  expect(joined.match(/href="\/assets\/sheets\/[^"]+"/g)).toEqual(['href="/assets/sheets/AAAAAAAA.BB-B_BBB.css"']);
});

it('the single links stay and are switched off', () => {
  const links = joined.slice(0, joined.indexOf('</head>')).match(/<link [^>]*disabled[^>]*>/g);
  expect(links).toHaveLength(3);
  expect(links?.[0]).toContain('href="/assets/tokens-AAAAAAAA.css" data-precedence="layers"');
});

it('what is no sheet of the build, and what streams later, is left alone', () => {
  expect(joined).toContain(colors);
  expect(joined).toContain(`<body>${sheet('late-CCCCCCCC')}`);
  expect(joinSheets('<p>no head</p>')).toBe('<p>no head</p>');
});

it.each([
  ['/assets/sheets/AAAAAAAA.BB-B_BBB.css', ['AAAAAAAA', 'BB-B_BBB']],
  ['/assets/sheets/AAAAAAAA.AAAAAAAA.css', null],
  [`/assets/sheets/${Array.from({ length: 41 }, (_, index) => index).join('.')}.css`, null],
  ['/assets/kit-AAAAAAAA.css', null],
  ['/assets/sheets/AAAAAAAA.js', null],
])('%s names %j', (path, hashes) => {
  expect(joinedHashes(path)).toEqual(hashes);
});
