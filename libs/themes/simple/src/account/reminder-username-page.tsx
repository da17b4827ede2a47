import type { ReminderPageProps } from '@shop/theming';
import { reminderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ReminderRequest } from './reminder-request.tsx';

/** The request for a link that shows the user name. */
export default function ReminderUsernamePage(props: ReminderPageProps) {
  const t = useCopy(reminderCopy).username;
  return <ReminderRequest {...props} title={t.title} lead={t.lead} />;
}
