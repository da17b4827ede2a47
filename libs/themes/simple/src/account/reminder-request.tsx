import type { ReminderPageProps } from '@shop/theming';
import { reminderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { RichText, TextLink } from '@shop/kit';
import { LinkSent } from './link-sent.tsx';
import { NarrowPage } from './narrow-page.tsx';
import styles from './reminder.module.css';

interface ReminderRequestProps extends ReminderPageProps {
  readonly title: string;
  readonly lead: string;
}

/** The email address, then the same text whether it is a member's or not (P-15). */
export function ReminderRequest({
  title,
  lead,
  sent,
  form,
  caution,
  loginHref,
  registerHref,
  onAgain,
}: ReminderRequestProps) {
  const t = useCopy(reminderCopy);
  if (sent !== null) return <LinkSent sent={sent} t={t} onAgain={onAgain} />;
  return (
    <NarrowPage title={title} lead={lead}>
      {form}
      {caution !== null && (
        <div className={styles.help}>
          <RichText html={caution} />
        </div>
      )}
      <ul className={styles.ways}>
        <li>
          <TextLink to={loginHref}>{t.backToLogin}</TextLink>
        </li>
        <li>
          <TextLink to={registerHref}>{t.register}</TextLink>
        </li>
      </ul>
    </NarrowPage>
  );
}
