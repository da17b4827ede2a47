import type { ReactNode } from 'react';
import type { AccountNotice } from './account.ts';

/** Measurements of one person on one day. */
export interface MeasurementView {
  readonly id: number;
  readonly name: string;
  /** YYYY.MM.DD */
  readonly day: string;
  /** Parts of the body in the order of the screen, `132.5cm`; null where nothing was measured. */
  readonly parts: readonly { readonly id: string; readonly label: string; readonly value: string | null }[];
  /** Centimetres grown since the entry before, one decimal place; null without one. */
  readonly grown: string | null;
  /** Deletes it after a question. */
  readonly onDelete: () => void;
  readonly isBusy: boolean;
}

/** Everything that is kept of one person, the newest day first. */
export interface MeasuredPerson {
  readonly name: string;
  readonly addHref: string;
  readonly entries: readonly MeasurementView[];
}

export interface MeasurementListPageProps {
  readonly people: readonly MeasuredPerson[];
  readonly count: number;
  /** The most entries a member may keep; null when unknown. */
  readonly limit: number | null;
  readonly canAdd: boolean;
  readonly addHref: string;
  readonly message: AccountNotice | null;
}

export interface MeasurementFormPageProps {
  /** The form with its own button. */
  readonly form: ReactNode;
  readonly backHref: string;
}
