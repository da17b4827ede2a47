import { paths } from '@shop/constants';
import type { accountCopy } from '@shop/copy';
import type { AccountWarning } from '@shop/theming';

/** Warnings about the account in the login response (spec §3 "Auth state"). */
export interface AccountFlags {
  readonly hasPasswordExpired: boolean;
  readonly hasMailErrorCountOver: boolean;
}

/** Returns the warnings about the account, as text. */
export function accountWarnings(flags: AccountFlags, t: typeof accountCopy): AccountWarning[] {
  return [
    ...(flags.hasPasswordExpired
      ? [
          {
            id: 'password_expired' as const,
            text: t.warnings.password_expired,
            way: { label: t.warnings.changePassword, href: paths.mypagePassword() },
          },
        ]
      : []),
    ...(flags.hasMailErrorCountOver
      ? [
          {
            id: 'mail_error' as const,
            text: t.warnings.mail_error,
            way: { label: t.warnings.checkUserInfo, href: paths.mypageUserInfo() },
          },
        ]
      : []),
  ];
}
