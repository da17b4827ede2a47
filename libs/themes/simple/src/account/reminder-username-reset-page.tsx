import type { ReminderResetPageProps } from '@shop/theming';
import { reminderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ReminderReset } from './reminder-reset.tsx';

/** Shows the user name after the emailed link. */
export default function ReminderUsernameResetPage(props: ReminderResetPageProps) {
  const t = useCopy(reminderCopy).username;
  return <ReminderReset {...props} title={t.resetTitle} lead={t.resetLead} />;
}
