import { paths } from '@shop/constants';
import type { accountCopy } from '@shop/copy';
import type { AccountWarning } from '@shop/theming';

/** What the login said of the account (spec §3 "Auth state"). */
export interface AccountFlags {
  readonly hasPasswordExpired: boolean;
  readonly hasMailErrorCountOver: boolean;
}

/** What a member should mend in the account, in words. */
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
