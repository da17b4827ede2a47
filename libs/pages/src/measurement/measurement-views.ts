import type { Measurement } from '@shop/api';
import { paths, withQuery } from '@shop/constants';
import { measuredCopy, type measurementCopy } from '@shop/copy';
import { formatDay } from '@shop/japanese';
import type { MeasuredPerson, MeasurementView } from '@shop/theming';
import { measuredParts } from './measurement-input.ts';

type Texts = typeof measurementCopy;

/** The actions of an entry. */
export interface EntryActions {
  readonly onDelete: (entry: Measurement) => void;
  readonly busy: number | null;
}

/** Returns the measurements by person, most recently measured first; `entries` are newest first. */
export function measuredPeople(entries: readonly Measurement[], actions: EntryActions, t: Texts): MeasuredPerson[] {
  return [...Map.groupBy(entries, ({ name }) => name)].map(([name, own]) => ({
    name,
    addHref: withQuery(paths.mypageMeasurementEdit(), { name }),
    entries: own.map((entry, index) => entryView(entry, own[index + 1], actions, t)),
  }));
}

/** Returns the newest entry of each person; `entries` are newest first. */
export function newestOfEach(entries: readonly Measurement[]): Measurement[] {
  return [...Map.groupBy(entries, ({ name }) => name).values()].flatMap(([newest]) => newest ?? []);
}

function entryView(
  entry: Measurement,
  before: Measurement | undefined,
  { onDelete, busy }: EntryActions,
  t: Texts,
): MeasurementView {
  return {
    id: entry.id,
    name: entry.name,
    day: formatDay(entry.recorded_on),
    parts: measuredParts.map((part) => {
      const value = entry[part];
      return { id: part, label: measuredCopy.parts[part], value: value === null ? null : t.centimetres(value) };
    }),
    grown: grownSince(entry, before),
    onDelete: () => onDelete(entry),
    isBusy: busy === entry.id,
  };
}

/** Shrinking is a slip of the tape, not news. */
function grownSince({ height }: Measurement, before: Measurement | undefined): string | null {
  if (height === null || before?.height == null || height <= before.height) return null;
  return `+${(height - before.height).toFixed(1)}`;
}
