import type { ReactNode } from 'react';

/** Asking for the mailed link of a member who forgot. */
export interface ReminderPageProps {
  /** Where the link went and how long it lives; null while the address is asked for. */
  readonly sent: { readonly email: string; readonly minutes: number } | null;
  /** The form with its own button. */
  readonly form: ReactNode;
  /** The shop's own words to this screen, HTML to be sanitised. */
  readonly caution: string | null;
  readonly loginHref: string;
  readonly registerHref: string;
  readonly onAgain: () => void;
}

/** The mailed link's way back. */
export interface ReminderResetPageProps {
  /** `refused` tells of a used or expired link, `told` of the user name. */
  readonly step: 'checking' | 'form' | 'refused' | 'shown' | 'outage';
  readonly form: ReactNode;
  /** The security question that the member chose; null until it is known. */
  readonly question: string | null;
  /** The shop's own words to this screen, HTML to be sanitised. */
  readonly caution: string | null;
  /** The user name that was forgotten; null until it is told. */
  readonly username: string | null;
  readonly againHref: string;
  readonly loginHref: string;
  readonly onRetry: () => void;
}
