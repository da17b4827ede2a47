import type { ReminderResetPageProps } from '@shop/theming';
import { reminderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkButton, Notice, RichText, TextLink } from '@shop/kit';
import { NarrowPage } from './narrow-page.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import styles from './reminder.module.css';
import { Waiting } from './waiting.tsx';

interface ReminderResetProps extends ReminderResetPageProps {
  readonly title: string;
  readonly lead: string;
}

/** The page of the emailed link: the question with its answer, or why the link is no longer valid. */
export function ReminderReset({ title, lead, step, ...props }: ReminderResetProps) {
  const t = useCopy(reminderCopy);
  const { form, question, caution, username, againHref, loginHref, onRetry } = props;
  const texts = caution !== null && (
    <div className={styles.help}>
      <RichText html={caution} />
    </div>
  );
  return (
    <NarrowPage title={step === 'shown' ? t.username.doneTitle : title} lead={step === 'form' ? lead : undefined}>
      {step === 'checking' && <Waiting label={t.checking} rows={3} />}
      {step === 'form' && (
        <>
          <dl className={styles.detail}>
            <dt>{t.question}</dt>
            <dd>{question}</dd>
          </dl>
          {form}
          {texts}
        </>
      )}
      {step === 'shown' && (
        <>
          <dl className={styles.detail}>
            <dt>{t.username.doneLabel}</dt>
            <dd className={styles.name}>{username}</dd>
          </dl>
          {texts}
          <LinkButton to={loginHref} variant="primary" size="large">
            {t.login}
          </LinkButton>
        </>
      )}
      {step === 'refused' && (
        <>
          <Notice tone="warning" title={t.refusedTitle} live>
            {t.refusedText}
          </Notice>
          <LinkButton to={againHref} variant="primary" size="large">
            {t.requestAgain}
          </LinkButton>
          <TextLink to={loginHref}>{t.backToLogin}</TextLink>
        </>
      )}
      {step === 'outage' && <OfflineNotice onRetry={onRetry} />}
    </NarrowPage>
  );
}
