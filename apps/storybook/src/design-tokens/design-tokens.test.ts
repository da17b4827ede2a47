import { describe, expect, it } from 'vitest';
import type { Tokens } from '@shop/theming/tokens';
import { layerNames } from '../index/layer-names.ts';
import { allTokens } from './all-tokens.ts';
import { designTokens, designTokensJson } from './design-tokens.ts';

const [simple] = allTokens;
if (!simple) throw new Error('No theme has tokens');

const leaves = (groups: object): string[] =>
  Object.entries(groups).flatMap(([group, values]: [string, object]) =>
    Object.keys(values).map((name) => `${group}.${name}`),
  );

describe('the tokens as a file for design tools', () => {
  it('include every theme, Simple first', () => {
    const themes = layerNames.filter(({ kind }) => kind === 'theme').map(({ name }) => name);
    expect(allTokens.map(({ theme }) => theme).toSorted()).toEqual(themes.toSorted());
    expect(simple.theme).toBe('simple');
  });

  it.each(allTokens)('have every token of $theme with a type, and no reference to another token', ({ tokens }) => {
    const { $schema, ...groups } = JSON.parse(designTokensJson(tokens)) as Record<string, Record<string, object>>;
    expect($schema).toContain('2025.10');
    expect(leaves(groups)).toEqual(leaves(tokens));
    for (const token of Object.values(groups).flatMap((group) => Object.values(group)))
      expect(Object.keys(token).slice(0, 2)).toEqual(['$type', '$value']);
    expect(JSON.stringify(groups)).not.toMatch(/"\{|\$ref|null/);
  });

  it('write colours, lengths, fonts, shadows and motion in the format', () => {
    const written = designTokens(simple.tokens);
    expect(written.color.accent).toEqual({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.6118, 0.1569, 0.2], alpha: 1, hex: '#9c2833' },
    });
    expect(written.color.scrim.$value).toMatchObject({ alpha: 0.48, hex: '#2b2320' });
    expect(written.space.s1).toEqual({ $type: 'dimension', $value: { value: 0.5, unit: 'rem' } });
    expect(written.font.latin.$value).toEqual([
      'Source Serif 4 Italic',
      'Source Serif 4 Italic fallback',
      'Georgia',
      'Times New Roman',
      'Noto Serif',
      'serif',
    ]);
    expect(written.shadow.raised.$value).toHaveLength(2);
    expect(written.shadow.overlay.$value).toMatchObject([
      { offsetY: { value: 24, unit: 'px' }, color: { alpha: 0.24 } },
    ]);
    expect(written.motion.fast).toEqual({ $type: 'duration', $value: { value: 120, unit: 'ms' } });
    expect(written.motion.ease).toEqual({ $type: 'cubicBezier', $value: [0.2, 0, 0, 1] });
  });

  it('give the largest value of a fluid size, and keep the CSS value', () => {
    const { layout, tracking } = designTokens(simple.tokens);
    expect(layout.gutter).toEqual({
      $type: 'dimension',
      $value: { value: 2.5, unit: 'rem' },
      $extensions: { 'jp.shop.css': simple.tokens.layout.gutter },
    });
    expect(tracking.heading).toEqual({ $type: 'number', $value: 0.02, $extensions: { 'jp.shop.css': '0.02em' } });
  });

  it.each([
    ['color', { page: 'red' }, 'Not a colour'],
    ['space', { s1: '2vw' }, 'Not a length'],
    ['z', { toast: 'auto' }, 'Not a number'],
  ])('refuse values that the format does not support in %s', (group, values, message) => {
    expect(() => designTokens({ [group]: values } as unknown as Tokens)).toThrow(message);
  });
});
