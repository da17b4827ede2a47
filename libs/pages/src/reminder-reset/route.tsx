import { reminderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { reminderPasswordForm, reminderUsernameForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import { slot } from '@shop/theming';
import { useLocation } from 'react-router';
import { hiddenMeta } from '../account/hidden-meta.ts';
import type { Reading } from '../account/load-or-offline.ts';
import type { ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { forgottenAt } from '../reminder/forgotten.ts';
import type { ReminderLink } from './load.ts';
import { loadReminderReset } from './load.ts';
import { useReminderReset } from './model.ts';

const ReminderResetPage = slot('ReminderResetPage');
const ReminderUsernameResetPage = slot('ReminderUsernameResetPage');

export const clientLoader = load(loadReminderReset);
export const meta = hiddenMeta(reminderCopy, (t, { location }) => t[forgottenAt(location.pathname)].resetTitle);

/** The page of the mailed link: the security answer, then a new password or the user name. */
function ReminderResetScreen({ loaderData: reading = null }: ScreenProps<Reading<ReminderLink>>) {
  const purpose = forgottenAt(useLocation().pathname);
  const t = useCopy(reminderCopy)[purpose];
  const { onAnswer, ...page } = useReminderReset(reading, purpose);
  const fields = (
    <>
      <FormFields />
      <SubmitButton wide>{t.resetSubmit}</SubmitButton>
    </>
  );
  if (purpose === 'username') {
    return (
      <ReminderUsernameResetPage
        {...page}
        form={
          <ShopForm definition={reminderUsernameForm} label={t.resetTitle} onSubmit={onAnswer}>
            {fields}
          </ShopForm>
        }
      />
    );
  }
  return (
    <ReminderResetPage
      {...page}
      form={
        <ShopForm definition={reminderPasswordForm} label={t.resetTitle} onSubmit={onAnswer}>
          {fields}
        </ShopForm>
      }
    />
  );
}

export const HydrateFallback = ReminderResetScreen;
export default ReminderResetScreen;
