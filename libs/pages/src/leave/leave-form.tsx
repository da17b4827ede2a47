import { paths } from '@shop/constants';
import { leavingCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { leaveForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import { useAppSelector, logout, useApi, useAppDispatch } from '@shop/state';
import { useNavigate } from 'react-router';
import { outcomeOf } from '../kinds/outcome-of.ts';

/** Stored in the history entry: a reload shows the farewell again, without a request. */
export interface LeftState {
  readonly hasLeft: true;
}

/** The password ends the membership, and the session in every tab. */
export function LeaveForm() {
  const dispatch = useAppDispatch();
  const api = useApi();
  const t = useCopy(leavingCopy);
  const navigate = useNavigate();
  const name = useAppSelector(({ user }) => user.data?.username ?? user.data?.email ?? '');
  return (
    <ShopForm
      definition={leaveForm}
      label={t.title}
      onSubmit={(values) =>
        outcomeOf(async () => {
          await api.DELETE('/v1/me/user', { body: values });
          await dispatch(logout());
          await navigate(paths.mypageLeave(), { replace: true, state: { hasLeft: true } satisfies LeftState });
        })
      }
    >
      {/* The user name for password managers. */}
      <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
      <FormFields />
      <SubmitButton variant="danger">{t.submit}</SubmitButton>
    </ShopForm>
  );
}
