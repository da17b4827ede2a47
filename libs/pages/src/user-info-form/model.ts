import { useState } from 'react';
import type { UserUpdate } from '@shop/api';
import { paths, withQuery } from '@shop/constants';
import { userInfoCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { SubmitOutcome } from '@shop/forms';
import { loadUser, loadAddresses, useApi, type ShopThunk } from '@shop/state';
import type { UserInfoFormPageProps } from '@shop/theming';
import { useNavigate } from 'react-router';
import { outcomeOf } from '../kinds/outcome-of.ts';
import type { UserInfoFormData } from './load.ts';
import { userUpdate } from './to-request.ts';

export interface UserInfoFormModel extends Omit<UserInfoFormPageProps, 'form' | 'backHref' | 'backLabel'> {
  readonly onEmail: (values: { readonly email: string }) => Promise<SubmitOutcome>;
}

interface SentMail {
  readonly email: string;
  readonly minutes: number;
}

/** Returns the part of the member's data to change, and the progress of a new mail address; browser only. */
export function useUserInfoForm({ user, part }: UserInfoFormData): UserInfoFormModel {
  const api = useApi();
  const t = useCopy(userInfoCopy).email;
  const navigate = useNavigate();
  const [sent, setSent] = useState<SentMail | null>(null);
  const showsForm = part.kind === 'email' || part.kind === 'refused';
  return {
    step: showsForm && sent ? 'sent' : part.kind,
    email: user.email,
    newEmail: part.kind === 'confirm' ? part.newEmail : (sent?.email ?? null),
    minutes: sent?.minutes ?? null,
    onAgain: () => {
      setSent(null);
      void navigate(withQuery(paths.mypageUserInfoEdit(), { part: 'email' }), { replace: true });
    },
    onEmail: async ({ email }) => {
      if (email === user.email && user.is_registered_member)
        return { ok: false, message: null, errors: { email: [t.same] } };
      return outcomeOf(async () => {
        const { data } = await api.POST('/v1/email-verify/request', { body: { email } });
        setSent({ email, minutes: Math.ceil(data.expires_in / 60) });
      });
    },
  };
}

/** Changes the member, and reloads member and address book. @throws ApiFailure */
export function changeUser(changes: Partial<UserUpdate>): ShopThunk<void> {
  return async (dispatch, _getState, { api }) => {
    // Other fields may have been changed in another tab, for example the mail address by its link.
    const { data: user } = await api.GET('/v1/me/user');
    await api.PUT('/v1/me/user', { body: userUpdate(user, changes) });
    // Saved: if reading fails, the next screen reads it again.
    await Promise.allSettled([dispatch(loadUser()), dispatch(loadAddresses())]);
  };
}
