import type { EntriesPageProps, Entry, FormPageProps } from './kinds.ts';

/** Measurements of one person on one day. */
export interface MeasurementView extends Entry {
  readonly id: number;
  readonly name: string;
  /** YYYY.MM.DD */
  readonly day: string;
  /** Body measurements in the order of the screen, `132.5cm`; null where nothing was measured. */
  readonly parts: readonly { readonly id: string; readonly label: string; readonly value: string | null }[];
  /** Growth in centimetres since the previous entry, one decimal; null without one. */
  readonly grown: string | null;
}

/** All entries of one person, newest first. */
export interface MeasuredPerson {
  readonly name: string;
  readonly addHref: string;
  readonly entries: readonly MeasurementView[];
}

/** Body measurements by person. */
export type MeasurementListPageProps = EntriesPageProps<MeasuredPerson>;
/** Adds or changes body measurements. */
export type MeasurementFormPageProps = FormPageProps;
