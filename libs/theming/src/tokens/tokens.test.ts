import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { propertyName } from './custom-properties.ts';

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
});
