import type { FormPageProps } from './kinds.ts';
import type { NamedLink } from './product.ts';

/** Something that the shop knows of the member. */
export interface UserInfoRow {
  readonly name: string;
  readonly label: string;
  /** Null for what was left empty, and for what is never shown. */
  readonly value: string | null;
  /** It is known and never shown: a password, an answer. */
  readonly isSecret?: boolean;
  /** Of the mail address: the mailbox has been proven. */
  readonly isProven?: boolean;
  /** Where this alone is changed; absent for what changes with its group, or never. */
  readonly way?: NamedLink;
}

export interface UserInfoGroup {
  readonly id: 'person' | 'address' | 'login' | 'mail';
  readonly rows: readonly UserInfoRow[];
  /** Where the group is changed as a whole; null where each row has its own way. */
  readonly editHref: string | null;
}

/** All that the shop knows of the member, and the ways to change it. */
export interface UserInfoPageProps {
  readonly groups: readonly UserInfoGroup[];
  /** When it was changed last: `2026.11.21(土) 9:05`. */
  readonly changedAt: string;
  /** What else can be done with an account. */
  readonly others: readonly NamedLink[];
}

/** Changing the member's data, the security question, or the mail address from asking for its link to the password. */
export interface UserInfoFormPageProps extends FormPageProps {
  /**
   * `email` asks for the new address, `sent` says that a link was mailed there, `confirm` is its way back and asks for the
   * password, `refused` tells of a used or expired one and asks anew, `proved` says that the present address is proven now.
   */
  readonly step: 'data' | 'question' | 'email' | 'sent' | 'confirm' | 'refused' | 'proved';
  /** The present address. */
  readonly email: string;
  /** The address that the link went to, or that the link has proved; null before. */
  readonly newEmail: string | null;
  /** Minutes that the mailed link lives; null before it was mailed. */
  readonly minutes: number | null;
  readonly onAgain: () => void;
}
