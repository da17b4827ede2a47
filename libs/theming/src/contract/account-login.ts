import type { ReactNode } from 'react';
import type { PasskeyEntrance } from './account-passkeys.ts';
import type { DonePageProps, FormPageProps, NoticeTone } from './kinds.ts';
import type { NamedLink } from './product.ts';

/** A notice above a screen. */
export interface AccountNotice {
  readonly tone: NoticeTone;
  readonly text: string;
  /** Called to undo what the notice reports; absent when that is not possible. */
  readonly onUndo?: () => void;
}

/** A warning of the account: an expired password, an undeliverable email address. */
export interface AccountWarning {
  readonly id: 'password_expired' | 'mail_error';
  readonly text: string;
  /** Where to correct it. */
  readonly way: NamedLink;
}

/** The login with its second factor. */
export interface LoginPageProps {
  /** `loading`: the login is not known yet. `warned`: logged in, with warnings to read first. */
  readonly step: 'loading' | 'credentials' | 'verify' | 'warned';
  /** The form of this step with its button; null without one. */
  readonly form: ReactNode;
  readonly notice: AccountNotice | null;
  /** Login by passkey; null where the browser does not support it, and until that is known. */
  readonly passkey: PasskeyEntrance | null;
  readonly warnings: readonly AccountWarning[];
  /** Called to return from the one-time code to name and password. */
  readonly onBack: () => void;
  /** Called to continue after the warnings. */
  readonly onContinue: () => void;
  readonly registerHref: string;
  /** The reminder of password and user name. */
  readonly reminderHref: string;
  readonly reminderUsernameHref: string;
  /** The login for members of another channel. */
  readonly syncHref: string;
  /** The order look-up for guests. */
  readonly lookupHref: string;
  /** Checkout as a guest; null where the shop sells to members only, or the cart is empty. */
  readonly guestHref: string | null;
  /** Called to continue as a guest with the cart of an expired session, instead of the link; null without one. */
  readonly onGuest: (() => void) | null;
}

/** Login of a member of another channel, including the second factor. */
export interface LoginSyncPageProps extends Pick<
  LoginPageProps,
  'step' | 'form' | 'notice' | 'warnings' | 'onBack' | 'onContinue'
> {
  readonly loginHref: string;
}

/** Unlocks an account by its emailed link. */
export interface UnlockPageProps {
  /** `refused`: the link was used, has expired or is incomplete. */
  readonly status: 'checking' | 'unlocked' | 'refused' | 'outage';
  readonly loginHref: string;
  readonly onRetry: () => void;
}

/** The registration, from the email address to the last field. */
export interface RegisterPageProps {
  /**
   * `email`: asks for the address. `sent`: the link was emailed. `checking`: verifies the link. `refused`: the link was used or has
   * expired. `form`: all other fields.
   */
  readonly step: 'email' | 'sent' | 'checking' | 'refused' | 'form' | 'outage';
  readonly form: ReactNode;
  /** The email address that the link was sent to, or that it verified. */
  readonly email: string | null;
  /** Minutes for which the emailed link is valid. */
  readonly minutes: number | null;
  readonly loginHref: string;
  readonly onAgain: () => void;
  readonly onRetry: () => void;
}

/** After the registration, with links to the next pages. */
export interface RegisterCompletePageProps extends DonePageProps {
  /** The member's name; null until it is known. */
  readonly name: string | null;
}

/** Logs the member out. */
export interface LogoutPageProps {
  readonly status: 'confirm' | 'leaving' | 'done';
  readonly onLogout: () => void;
  /** The shop's text for this screen, HTML to be sanitised. */
  readonly caution: string | null;
  readonly mypageHref: string;
  readonly homeHref: string;
  readonly loginHref: string;
}

/** The second factor: whether it is on, and how to change it with password and one-time code. */
export interface SecondFactorPageProps extends Pick<FormPageProps, 'backHref' | 'backLabel'> {
  readonly isOn: boolean;
  readonly step: 'idle' | 'password' | 'code';
  /** The form of the step with its button; null while it is idle. */
  readonly form: ReactNode;
  readonly message: AccountNotice | null;
  readonly onStart: () => void;
  /** Called to request another code, from the password step on. */
  readonly onAgain: () => void;
  readonly onCancel: () => void;
}
