import { describe, expect, it } from 'vitest';
import type { Noshi } from '@shop/api';
import { NOSHI_PURPOSES } from '@shop/constants';
import { noshiErrors, tidyNoshi } from './noshi.rules.ts';
import { seasonalNoshi } from './seasonal-noshi.ts';

const thanks: Noshi = { purpose: 'orei', ribbon: 'butterfly', top_text: '御礼', names: ['見本'], position: 'inner' };

describe('noshiErrors', () => {
  it('accepts every ribbon that suits its purpose (G-01)', () => {
    for (const [purpose, { ribbons }] of Object.entries(NOSHI_PURPOSES)) {
      for (const ribbon of ribbons) expect(noshiErrors({ ...thanks, purpose: purpose as Noshi['purpose'], ribbon })).toEqual({});
    }
  });

  it.each([
    ['wedding', 'butterfly', '結び切り'],
    ['oiwai', 'knot', '蝶結び'],
    ['kokorozashi', 'knot', '黒白の結び切り'],
  ] as const)('refuses %s with the %s ribbon and names the right one', (purpose, ribbon, right) => {
    expect(noshiErrors({ ...thanks, purpose, ribbon })['noshi.ribbon']?.[0]).toContain(right);
  });

  it('takes three names and refuses a fourth, an empty one not counted (G-02)', () => {
    expect(noshiErrors({ ...thanks, names: ['見本 太郎', ' ', '花子', '次郎'] })).toEqual({});
    expect(noshiErrors({ ...thanks, names: ['一', '二', '三', '四'] })).toHaveProperty(['noshi.names']);
    expect(tidyNoshi({ ...thanks, names: [' 見本 ', ''] }).names).toEqual(['見本']);
  });

  it('counts what stands above the ribbon in characters as people see them, ten at most', () => {
    expect(noshiErrors({ ...thanks, top_text: '𠮷'.repeat(10) })).toEqual({});
    expect(noshiErrors({ ...thanks, top_text: '𠮷'.repeat(11) })).toHaveProperty(['noshi.top_text']);
  });
});

describe('seasonalNoshi', () => {
  it.each([
    ['chugen', '2026-07-15', '東京都', '御中元'],
    ['chugen', '2026-07-16', '東京都', '暑中御見舞'],
    ['chugen', '2026-08-15', '大阪府', '御中元'],
    ['chugen', '2026-08-16', '大阪府', '残暑御見舞'],
    ['seibo', '2026-12-20', '東京都', '御歳暮'],
    ['seibo', '2027-01-05', '東京都', '御年賀'],
    ['nenga', '2027-01-07', '東京都', '御年賀'],
    ['nenga', '2027-01-08', '東京都', '寒中御見舞'],
    ['orei', '2027-01-08', '東京都', '御礼'],
  ] as const)('writes %s arriving on %s in %s as %s (G-04)', (purpose, arrival, prefecture, text) => {
    const noshi = { ...thanks, purpose, top_text: NOSHI_PURPOSES[purpose].topText };
    expect(seasonalNoshi(noshi, arrival, prefecture).top_text).toBe(text);
  });

  it('leaves words of the shopper alone', () => {
    const own: Noshi = { ...thanks, purpose: 'chugen', top_text: '暑中御伺' };
    expect(seasonalNoshi(own, '2026-08-20', '東京都')).toEqual(own);
  });
});
