import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { propertyName, tokensCss } from './custom-properties.ts';
import type { Tokens } from './contract.ts';

describe('tokens', () => {
  it('names a custom property after the path of its token', () => {
    expect(propertyName('fontSize', 'title1')).toBe('--font-size-title1');
    expect(propertyName('color', 'accentHover')).toBe('--color-accent-hover');
  });

  it('computes contrast as in WCAG', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('refuses a colour whose contrast cannot be computed', () => {
    expect(() => contrastRatio('red', '#ffffff')).toThrow('#rrggbb');
  });

  it('uses the fallback font for headings only while the display fonts load', () => {
    const font = { heading: '"Kaisei Decol", "Kaisei Decol fallback", serif', body: '"Noto Sans JP", sans-serif' };
    const sheet = tokensCss('lat', { font } as unknown as Tokens);
    const [always = '', waiting = ''] = sheet.split('@media (scripting: enabled)');
    expect(always).toContain(`--font-heading: ${font.heading};`);
    expect(waiting).toContain('[data-theme="lat"][data-faces="deferred"]');
    expect(waiting).toContain('--font-heading: "Kaisei Decol fallback", serif;');
    expect(waiting).not.toContain('--font-body');
  });

  it('has no fallback rule in a theme without display fonts', () => {
    expect(tokensCss('base', { font: { heading: 'sans-serif' } } as unknown as Tokens)).not.toContain('data-faces');
  });
});
