import type { ReminderResetPageProps } from '@shop/theming';
import { reminderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ReminderReset } from './reminder-reset.tsx';

/** Sets a new password after the emailed link. */
export default function ReminderResetPage(props: ReminderResetPageProps) {
  const t = useCopy(reminderCopy).password;
  return <ReminderReset {...props} title={t.resetTitle} lead={t.resetLead} />;
}
