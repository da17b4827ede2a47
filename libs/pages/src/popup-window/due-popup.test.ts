import { expect, it } from 'vitest';
import type { FramePopup } from '../frame-data/frame-data.ts';
import { duePopup } from './due-popup.ts';

const today = '2026-11-24';
const popup = (id: number, change: Partial<FramePopup> = {}): FramePopup => ({
  id,
  pages: ['faq'],
  frequency: 'once',
  updated_at: 'v1',
  ...change,
});

it('the first popup for the page opens, also one for all pages', () => {
  expect(duePopup([popup(1, { pages: ['home'] }), popup(2), popup(3)], 'faq', {}, today)?.id).toBe(2);
  expect(duePopup([popup(1, { pages: [] })], 'faq', {}, today)?.id).toBe(1);
  expect(duePopup([popup(1)], 'home', {}, today)).toBeNull();
});

it.each([
  ['once', '2026-11-23', null],
  ['daily', '2026-11-23', 1],
  ['daily', today, null],
  ['always', today, 1],
] as const)('a popup with frequency %s that opened on %s opens again as %s', (frequency, day, id) => {
  expect(duePopup([popup(1, { frequency })], 'faq', { 1: ['v1', day] }, today)?.id ?? null).toBe(id);
});

it('a popup that has changed since then opens again', () => {
  expect(duePopup([popup(1, { updated_at: 'v2' })], 'faq', { 1: ['v1', today] }, today)?.id).toBe(1);
});

it('the next popup opens when the first has been seen', () => {
  expect(duePopup([popup(1), popup(2)], 'faq', { 1: ['v1', today] }, today)?.id).toBe(2);
});
