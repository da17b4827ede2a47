import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { propertyName, tokensCss } from './custom-properties.ts';
import type { Tokens } from './contract.ts';

describe('tokens', () => {
  it('names a custom property by the path of its token', () => {
    expect(propertyName('fontSize', 'title1')).toBe('--font-size-title1');
    expect(propertyName('color', 'accentHover')).toBe('--color-accent-hover');
  });

  it('computes contrast as WCAG does', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('refuses a colour whose contrast cannot be computed', () => {
    expect(() => contrastRatio('red', '#ffffff')).toThrow('#rrggbb');
  });

  it('draws headings in the face that holds the place while the display faces wait, and only then', () => {
    const font = { heading: '"Kaisei Decol", "Kaisei Decol fallback", serif', body: '"Noto Sans JP", sans-serif' };
    const sheet = tokensCss('lat', { font } as unknown as Tokens);
    const [always = '', waiting = ''] = sheet.split('@media (scripting: enabled)');
    expect(always).toContain(`--font-heading: ${font.heading};`);
    expect(waiting).toContain('[data-theme="lat"][data-faces="later"]');
    expect(waiting).toContain('--font-heading: "Kaisei Decol fallback", serif;');
    expect(waiting).not.toContain('--font-body');
  });

  it('says nothing of waiting in a theme without display faces', () => {
    expect(tokensCss('base', { font: { heading: 'sans-serif' } } as unknown as Tokens)).not.toContain('data-faces');
  });
});
