import type { EntriesPageProps, Entry, FormPageProps } from './kinds.ts';

/** A day of the year that a member is reminded of, as it comes next. */
export interface MemorialView extends Entry {
  readonly id: number;
  /** What it is called: 見本 花子様の誕生日. */
  readonly label: string;
  /** Whose day it is, without 様. */
  readonly person: string;
  readonly name: string;
  /** Birthday, wedding day or other. */
  readonly division: 1 | 2 | 3;
  /** The next time it comes: `2026.12.24(木)`. */
  readonly day: string;
  /** 0 is today. */
  readonly daysLeft: number;
  /** 29 February, which common years do not have. */
  readonly isLeapDay: boolean;
  /** Days before it that a mail is sent; null without one. */
  readonly call: number | null;
  readonly editHref: string;
  readonly giveHref: string;
  /** Carries the day to the delivery step; the link leads to the gifts. */
  readonly onGive: () => void;
}

/** The days of one month, in the order in which they come. */
export interface MemorialMonth {
  readonly year: number;
  readonly month: number;
  readonly entries: readonly MemorialView[];
}

export interface MemorialListPageProps extends EntriesPageProps<MemorialMonth> {
  /** The shop's own words, HTML; null without. */
  readonly caution: string | null;
}

export type MemorialFormPageProps = FormPageProps;
