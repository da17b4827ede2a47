import { expect, it } from 'vitest';
import {
  BREAKPOINTS,
  breakpointsName,
  readBreakpoints,
  stylesheetUrl,
  stylesheetWithBreakpoints,
  withBreakpoints,
} from './breakpoints.ts';

const own = { small: 480, medium: 1100 };

it.each([
  [BREAKPOINTS, null],
  [own, '480-1100'],
  [{ small: 700, medium: 500 }, '700-700'],
  [{ small: 0, medium: 123_456 }, '0-9999'],
])('the name of %j is %s', (breakpoints, name) => {
  expect(breakpointsName(breakpoints)).toBe(name);
});

it.each(['', '600-960', '1100-480', '0480-1100', '480-11000', '480', 'a-b', '../480-1100'])(
  '%j is not a valid name of breakpoints',
  (name) => {
    expect(readBreakpoints(name)).toBeNull();
  },
);

it('a name is parsed to its breakpoints', () => {
  expect(readBreakpoints('480-1100')).toEqual(own);
});

it.each([
  ['(width >= 600px)', '(width >= 480px)'],
  ['(600px <= width < 960px)', '(480px <= width < 1100px)'],
  ['not (min-width:960px)', 'not (min-width:1100px)'],
  ['(min-width:600px) and (not (min-width:960px))', '(min-width:480px) and (not (min-width:1100px))'],
  // Breakpoints within a layout remain in it.
  ['(width >= 1000px)', '(width >= 1100px)'],
  ['(width >= 1200px)', '(width >= 1200px)'],
  ['(width >= 768px)', '(width >= 768px)'],
  ['(width < 500px)', '(width < 480px)'],
  ['(width < 31rem)', '(width < 480px)'],
  ['(width < 24rem)', '(width < 24rem)'],
  // Other sizes are not changed.
  ['(width >= 960px) 60rem, (width >= 600px) 600px, 100vw', '(width >= 1100px) 60rem, (width >= 480px) 600px, 100vw'],
  ['(min-height:600px)', '(min-height:600px)'],
])('%s becomes %s', (condition, expected) => {
  expect(withBreakpoints(condition, own)).toBe(expected);
});

it('only media rules of a stylesheet change', () => {
  const css = '@container (width<960px){.a{width:960px}}@media (min-width:600px){.b{max-width:600px}}';
  expect(stylesheetWithBreakpoints(css, own)).toBe(
    '@container (width<960px){.a{width:960px}}@media (min-width:480px){.b{max-width:600px}}',
  );
});

it('a stylesheet does not change for the default breakpoints', () => {
  const css =
    '@media (min-width:600px) and (not (min-width:960px)){.a{}}@media (min-width:1200px){.b{}}@media not (min-width:30rem){.c{}}';
  expect(stylesheetWithBreakpoints(css, BREAKPOINTS)).toBe(css);
});

it('the URL of a stylesheet contains the breakpoints of a channel, but not the default ones', () => {
  expect(stylesheetUrl('/assets/AAAAA.css', '480-1100')).toBe('/assets/480-1100/AAAAA.css');
  expect(stylesheetUrl('/assets/AAAAA.css', null)).toBe('/assets/AAAAA.css');
  expect(stylesheetUrl('/colors.css?v=1', '480-1100')).toBe('/colors.css?v=1');
});
