import type { Measurement } from '@shop/api';
import { measurementCopy } from '@shop/copy';
import { expect, it } from 'vitest';
import { measuredPeople, newestOfEach } from './measurement-views.ts';

const entry = (id: number, name: string, recorded_on: string, height: number | null): Measurement => ({
  id,
  name,
  recorded_on,
  height,
  chest: null,
  waist: 55.5,
  hip: null,
  inseam: null,
  head: null,
});
const entries = [
  entry(4, '桜', '2026-11-20', 148.2),
  entry(3, '一郎', '2026-05-15', 129.8),
  entry(2, '一郎', '2025-11-21', 126.5),
  entry(1, '一郎', '2025-04-01', null),
];
const still = { onDelete: () => undefined, busy: null };

it('groups measurements by person, the most recently measured first', () => {
  const people = measuredPeople(entries, still, measurementCopy);
  expect(people.map(({ name, entries: own }) => [name, own.map(({ day }) => day)])).toEqual([
    ['桜', ['2026.11.20']],
    ['一郎', ['2026.05.15', '2025.11.21', '2025.04.01']],
  ]);
  expect(people[1]?.addHref).toBe(`/mypage/measurement/edit/?name=${encodeURIComponent('一郎')}`);
});

it('shows the growth since the previous entry, and none when a height is missing', () => {
  const [, ichiro] = measuredPeople(entries, still, measurementCopy);
  expect(ichiro?.entries.map(({ grown }) => grown)).toEqual(['+3.3', null, null]);
});

it('shows measured values with their unit, and missing values as null', () => {
  const [sakura] = measuredPeople(entries, still, measurementCopy);
  expect(
    sakura?.entries[0]?.parts.filter(({ value }) => value !== null).map(({ label, value }) => [label, value]),
  ).toEqual([
    ['身長', '148.2cm'],
    ['ウエスト', '55.5cm'],
  ]);
});

it('offers the newest entry of each person', () => {
  expect(newestOfEach(entries).map(({ id }) => id)).toEqual([4, 3]);
});
