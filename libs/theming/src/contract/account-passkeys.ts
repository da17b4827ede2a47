import type { ReactNode } from 'react';
import type { EntriesPageProps, Entry, FormPageProps } from './kinds.ts';

/** A passkey that the member logs in with. */
export interface PasskeyView extends Entry {
  readonly id: number;
  /** What its owner calls it. */
  readonly name: string;
  /** `2026.11.21(土)` */
  readonly createdDay: string;
  /** The last login by it, `2026.11.21(土) 9:05`; null when there was none. */
  readonly usedAt: string | null;
}

export interface PasskeyPageProps extends EntriesPageProps<PasskeyView>, Pick<FormPageProps, 'backHref' | 'backLabel'> {
  /** `add` is the form in place of the list, `unsupported` the same in a browser without passkeys. */
  readonly step: 'list' | 'add' | 'unsupported';
  /** The form with its own button; null unless one is added. */
  readonly form: ReactNode;
}

/** Logging in by a passkey, where the browser knows them. */
export interface PasskeyEntrance {
  readonly onPress: () => void;
  /** The browser asks, or the shop is asked. */
  readonly isBusy: boolean;
}
