import { expect, it } from 'vitest';
import type { FramePopup } from '../frame-data/frame-data.ts';
import { storeOpenedPopup, readOpenedPopups } from './opened-popups.ts';

const popup = (id: number): FramePopup => ({ id, pages: [], frequency: 'once', updated_at: `v${id}` });

function memory(initial: Record<string, string> = {}) {
  const stored = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

it('stores which popups have opened, and removes those that no longer exist', () => {
  const storage = memory();
  storeOpenedPopup(storage, popup(1), '2026-11-24', [popup(1), popup(2)]);
  storeOpenedPopup(storage, popup(2), '2026-11-25', [popup(1), popup(2)]);
  expect(readOpenedPopups(storage)).toEqual({ 1: ['v1', '2026-11-24'], 2: ['v2', '2026-11-25'] });
  storeOpenedPopup(storage, popup(3), '2026-11-26', [popup(2), popup(3)]);
  expect(readOpenedPopups(storage)).toEqual({ 2: ['v2', '2026-11-25'], 3: ['v3', '2026-11-26'] });
});

it.each(['{broken', '[1]', '7', '{"1":"x"}'])('starts empty when the storage contains %s', (text) => {
  expect(readOpenedPopups(memory({ shop_popups: text }))).toEqual({});
});

it('returns null when the storage rejects writes', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(readOpenedPopups(full)).toBeNull();
});
