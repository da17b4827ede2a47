import { describe, expect, it } from 'vitest';
import type { ColorTokens } from './contract.ts';
import { schemeCss } from './scheme-css.ts';

const light = [
  'page',
  'surface',
  'sunken',
  'plate',
  'plateAlt',
  'onAccent',
  'accentSoft',
  'onInverse',
  'onInverseMuted',
  'focusOnInverse',
];
const dark = [
  'ink',
  'inkMuted',
  'line',
  'lineStrong',
  'accent',
  'accentHover',
  'inverse',
  'focus',
  'skeleton',
  'scrim',
];
const states = ['success', 'warning', 'danger', 'info', 'zoneAmbient', 'zoneChilled', 'zoneFrozen'];
// Every role of the contract, black on white.
const full = Object.fromEntries([
  ...[...light, ...states.map((name) => `${name}Soft`)].map((name) => [name, '#ffffff']),
  ...[...dark, ...states].map((name) => [name, '#000000']),
]) as unknown as ColorTokens;

describe('the colours of a channel', () => {
  it('override those of its theme, in either spelling of their names', () => {
    expect(schemeCss('fle', full, { accent: '#7d1d28', 'accent-hover': '#5c1019' })).toMatchObject({
      css: '@layer tokens { [data-theme="fle"][data-theme] { --color-accent: #7d1d28; --color-accent-hover: #5c1019; } }',
      dropped: [],
    });
  });

  it('are dropped when they make text unreadable, and the others remain', () => {
    expect(schemeCss('fle', full, { accent: '#ffee00', focus: '#1f5fa8' })).toMatchObject({
      css: '@layer tokens { [data-theme="fle"][data-theme] { --color-focus: #1f5fa8; } }',
      dropped: ['accent'],
    });
  });

  it.each([
    ['unknown', '#000000'],
    ['accent', 'red'],
    ['accent', '#000000;} body{display:none'],
    ['scrim', '#000000'],
  ])('drop invalid %s: %s', (name, value) => {
    expect(schemeCss('fle', full, { [name]: value })).toEqual({ css: '', colors: full, dropped: [name] });
  });
});
