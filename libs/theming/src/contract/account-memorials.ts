import type { EntriesPageProps, Entry, FormPageProps } from './kinds.ts';

/** A yearly reminder date, with its next day. */
export interface MemorialView extends Entry {
  readonly id: number;
  /** Its title: 見本 花子様の誕生日. */
  readonly label: string;
  /** The name of the person, without 様. */
  readonly person: string;
  readonly name: string;
  /** Birthday, wedding day or other. */
  readonly division: 1 | 2 | 3;
  /** The next day: `2026.12.24(木)`. */
  readonly day: string;
  /** The number of days until then; 0 is today. */
  readonly daysLeft: number;
  /** Whether it is 29 February, which common years do not have. */
  readonly isLeapDay: boolean;
  /** The number of days before it that a mail is sent; null without a mail. */
  readonly call: number | null;
  readonly editHref: string;
  readonly giveHref: string;
  /** Called when the customer follows the link to the gifts, to preselect the day as the delivery day. */
  readonly onGive: () => void;
}

/** The dates of one month, in their order. */
export interface MemorialMonth {
  readonly year: number;
  readonly month: number;
  readonly entries: readonly MemorialView[];
}

/** Yearly days of which the member is reminded, from today on. */
export interface MemorialListPageProps extends EntriesPageProps<MemorialMonth> {
  /** The shop's text, HTML; null without. */
  readonly caution: string | null;
}

/** Adds or changes a yearly day. */
export type MemorialFormPageProps = FormPageProps;
