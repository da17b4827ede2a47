import type { ReminderPageProps } from '@shop/theming';
import { reminderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ReminderRequest } from './reminder-request.tsx';

/** The request for a link to reset the password. */
export default function ReminderPage(props: ReminderPageProps) {
  const t = useCopy(reminderCopy).password;
  return <ReminderRequest {...props} title={t.title} lead={t.lead} />;
}
