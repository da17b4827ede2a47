import type { ReminderPageProps } from '@shop/theming';
import { reminderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ReminderRequest } from './reminder-request.tsx';

/** The link to the user name is asked for. */
export default function ReminderUsernamePage(props: ReminderPageProps) {
  const t = useCopy(reminderCopy).username;
  return <ReminderRequest {...props} title={t.title} lead={t.lead} />;
}
