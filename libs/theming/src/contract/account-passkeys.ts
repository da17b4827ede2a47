import type { ReactNode } from 'react';
import type { EntriesPageProps, Entry, FormPageProps } from './kinds.ts';

/** A passkey that the member logs in with. */
export interface PasskeyView extends Entry {
  readonly id: number;
  /** The name that the member gave it. */
  readonly name: string;
  /** `2026.11.21(土)` */
  readonly createdDay: string;
  /** The last login with it, `2026.11.21(土) 9:05`; null without one. */
  readonly usedAt: string | null;
}

/** The passkeys of the member, and adding one. */
export interface PasskeyPageProps extends EntriesPageProps<PasskeyView>, Pick<FormPageProps, 'backHref' | 'backLabel'> {
  /** `add`: the form instead of the list. `unsupported`: the same in a browser without passkeys. */
  readonly step: 'list' | 'add' | 'unsupported';
  /** The form with its button; null unless a passkey is being added. */
  readonly form: ReactNode;
}

/** Login by passkey, where the browser supports it. */
export interface PasskeyEntrance {
  readonly onPress: () => void;
  /** Whether the login is running, in the browser or on the server. */
  readonly isBusy: boolean;
}
