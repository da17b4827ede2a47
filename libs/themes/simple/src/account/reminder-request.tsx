import type { ReminderPageProps } from '@shop/theming';
import { reminderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Notice, RichText, TextLink } from '@shop/kit';
import { NarrowPage } from './narrow-page.tsx';
import styles from './reminder.module.css';
import { WayBack } from './way-back.tsx';

interface ReminderRequestProps extends ReminderPageProps {
  readonly title: string;
  readonly lead: string;
}

/** The mail address, then the same words to everybody: whether a member has it is not told (P-15). */
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
  if (sent !== null) {
    return (
      <NarrowPage title={t.sentTitle}>
        <Notice tone="success" live>
          {t.sentText(sent.email)} {t.sentMinutes(sent.minutes)}
        </Notice>
        <p className={styles.help}>{t.sentHelp}</p>
        <WayBack onClick={onAgain}>{t.again}</WayBack>
      </NarrowPage>
    );
  }
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
