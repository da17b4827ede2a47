import { describe, expect, it } from 'vitest';
import type { Noshi } from '@shop/api';
import { NOSHI_PURPOSES } from '@shop/constants';
import { noshiErrors, tidyNoshi } from './noshi.rules.ts';
import { seasonalNoshi } from './seasonal-noshi.ts';

const thanks: Noshi = { purpose: 'orei', ribbon: 'butterfly', top_text: '御礼', names: ['見本'], position: 'inner' };

describe('noshiErrors', () => {
  it('accepts every ribbon that matches its purpose (G-01)', () => {
    for (const [purpose, { ribbons, topText }] of Object.entries(NOSHI_PURPOSES)) {
      for (const ribbon of ribbons) {
        expect(noshiErrors({ ...thanks, purpose: purpose as Noshi['purpose'], ribbon, top_text: topText })).toEqual({});
      }
    }
  });

  it.each([
    ['wedding', 'butterfly', '結び切り'],
    ['oiwai', 'knot', '蝶結び'],
    ['kokorozashi', 'knot', '結び切り(黒白)'],
    ['osonae', 'butterfly', '結び切り(黄白)'],
    ['omimai', 'butterfly', '結び切り(紅白)'],
    ['soshina', 'knot', '蝶結び(紅白)'],
    ['kanchu', 'black_white', '水引なし'],
    ['oiwai', 'awaji', '蝶結び(紅白)'],
  ] as const)('refuses %s with the %s ribbon and names the correct one', (purpose, ribbon, right) => {
    expect(noshiErrors({ ...thanks, purpose, ribbon })['noshi.ribbon']?.[0]).toContain(right);
  });

  it.each([
    ['oiwai', 'butterfly', '御供', '結び切り(黒白)'],
    ['orei', 'butterfly', 'お見舞い', '結び切り(紅白)'],
    ['plain', 'butterfly', '御仏前', '結び切り(黄白)'],
    ['osonae', 'silver', '寿', '結び切り(紅白)'],
    ['wedding', 'awaji', '御中元', '蝶結び(紅白)'],
  ] as const)(
    'refuses the inscription of another occasion: %s with %s reading %s',
    (purpose, ribbon, top_text, right) => {
      expect(noshiErrors({ ...thanks, purpose, ribbon, top_text })['noshi.top_text']?.[0]).toContain(right);
    },
  );

  it.each([
    ['plain', 'none', '御供'],
    ['plain', 'butterfly', '粗品'],
    ['oiwai', 'butterfly', '祝 開店'],
    ['seibo', 'butterfly', '寒中御見舞'],
  ] as const)('accepts %s with %s reading %s', (purpose, ribbon, top_text) => {
    expect(noshiErrors({ ...thanks, purpose, ribbon, top_text })).toEqual({});
  });

  it('refuses unprintable characters above and below the ribbon (F-03)', () => {
    for (const hidden of ['\t', '\n', '\u3164']) {
      expect(noshiErrors({ ...thanks, top_text: `御${hidden}礼` })).toHaveProperty(['noshi.top_text']);
      expect(noshiErrors({ ...thanks, names: ['見本', `太${hidden}郎`] })).toHaveProperty(['noshi.names']);
    }
  });

  it('removes invisible characters that were copied with the text (F-01)', () => {
    const copied = { ...thanks, top_text: '御\u200b礼', names: ['見\u2060本\u00a0太郎'] };
    expect(noshiErrors(copied)).toEqual({});
    expect(tidyNoshi(copied)).toMatchObject({ top_text: '御礼', names: ['見本 太郎'] });
  });

  it('accepts three names and refuses a fourth, not counting an empty one (G-02)', () => {
    expect(noshiErrors({ ...thanks, names: ['見本 太郎', ' ', '花子', '次郎'] })).toEqual({});
    expect(noshiErrors({ ...thanks, names: ['一', '二', '三', '四'] })).toHaveProperty(['noshi.names']);
    expect(tidyNoshi({ ...thanks, names: [' 見本 ', ''] }).names).toEqual(['見本']);
  });

  it('counts the text above the ribbon in visible characters, ten at most', () => {
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
    ['nenga', '2027-02-04', '東京都', '余寒御見舞'],
    ['kanchu', '2027-02-03', '東京都', '寒中御見舞'],
    ['kanchu', '2027-02-10', '東京都', '余寒御見舞'],
    ['orei', '2027-01-08', '東京都', '御礼'],
  ] as const)('writes %s arriving on %s in %s as %s (G-04)', (purpose, arrival, prefecture, text) => {
    const noshi = { ...thanks, purpose, top_text: NOSHI_PURPOSES[purpose].topText };
    expect(seasonalNoshi(noshi, arrival, prefecture).top_text).toBe(text);
  });

  it('leaves the shopper’s own text unchanged', () => {
    const own: Noshi = { ...thanks, purpose: 'chugen', top_text: '暑中御伺' };
    expect(seasonalNoshi(own, '2026-08-20', '東京都')).toEqual(own);
  });
});
