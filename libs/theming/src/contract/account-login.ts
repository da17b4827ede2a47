import type { ReactNode } from 'react';
import type { PasskeyEntrance } from './account-passkeys.ts';
import type { DonePageProps, FormPageProps, NoticeTone } from './kinds.ts';
import type { NamedLink } from './product.ts';

/** A sentence above a screen. */
export interface AccountNotice {
  readonly tone: NoticeTone;
  readonly text: string;
  /** Takes back what the notice tells of; absent when nothing can be taken back. */
  readonly onUndo?: () => void;
}

/** Something a member should mend in the account: an expired password, a mail address that does not work. */
export interface AccountWarning {
  readonly id: 'password_expired' | 'mail_error';
  readonly text: string;
  /** Where it is mended. */
  readonly way: NamedLink;
}

export interface LoginPageProps {
  /** `loading` until it is known whether somebody is logged in; `warned` is logged in, with something to read before going on. */
  readonly step: 'loading' | 'credentials' | 'verify' | 'warned';
  /** The form of this step with its own button; null while there is none. */
  readonly form: ReactNode;
  readonly notice: AccountNotice | null;
  /** Beside name and password; null where the browser knows no passkeys, and until that is known. */
  readonly passkey: PasskeyEntrance | null;
  readonly warnings: readonly AccountWarning[];
  /** From the mailed code back to name and password. */
  readonly onBack: () => void;
  /** Past the warnings. */
  readonly onContinue: () => void;
  readonly registerHref: string;
  /** For those who forgot the password, and the user name. */
  readonly reminderHref: string;
  readonly reminderUsernameHref: string;
  /** For members of another channel of the shop. */
  readonly syncHref: string;
  /** For those who have ordered without a login. */
  readonly lookupHref: string;
  /** Buying without an account; null where the shop sells to members alone, or nothing is in the cart. */
  readonly guestHref: string | null;
  /** Buying on as a guest with the basket of a session that ended, in place of the link; null when none has. */
  readonly onGuest: (() => void) | null;
}

/** Login of a member of another channel, with its second factor inside. */
export interface LoginSyncPageProps extends Pick<
  LoginPageProps,
  'step' | 'form' | 'notice' | 'warnings' | 'onBack' | 'onContinue'
> {
  readonly loginHref: string;
}

export interface UnlockPageProps {
  /** `refused`: the link is used, expired or incomplete. */
  readonly status: 'checking' | 'unlocked' | 'refused' | 'outage';
  readonly loginHref: string;
  readonly onRetry: () => void;
}

export interface RegisterPageProps {
  /**
   * `email` asks for the address, `sent` says that a link was mailed, `checking` redeems the link that brought the
   * shopper back, `refused` tells of a used or expired one, `form` asks for everything else.
   */
  readonly step: 'email' | 'sent' | 'checking' | 'refused' | 'form' | 'outage';
  readonly form: ReactNode;
  /** The address the link went to, or that the link has proved. */
  readonly email: string | null;
  /** Minutes that the mailed link lives. */
  readonly minutes: number | null;
  readonly loginHref: string;
  readonly onAgain: () => void;
  readonly onRetry: () => void;
}

export interface RegisterCompletePageProps extends DonePageProps {
  /** Null until it is known. */
  readonly name: string | null;
}

export interface LogoutPageProps {
  readonly status: 'ask' | 'leaving' | 'done';
  readonly onLogout: () => void;
  /** The shop's own words to this screen, HTML to be sanitised. */
  readonly caution: string | null;
  readonly mypageHref: string;
  readonly homeHref: string;
  readonly loginHref: string;
}

/** The second factor: whether it is on, and the way to change it by password and mailed code. */
export interface SecondFactorPageProps extends Pick<FormPageProps, 'backHref' | 'backLabel'> {
  readonly isOn: boolean;
  readonly step: 'idle' | 'password' | 'code';
  /** The form of the step with its own button; null while it is idle. */
  readonly form: ReactNode;
  readonly message: AccountNotice | null;
  readonly onStart: () => void;
  /** For another code, from the password on. */
  readonly onAgain: () => void;
  readonly onCancel: () => void;
}
