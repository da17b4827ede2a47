import type { RegisterPageProps } from '@shop/theming';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Badge, Button, Notice, TextLink } from '@shop/kit';
import { NarrowPage } from './narrow-page.tsx';
import styles from './register-page.module.css';
import { Waiting } from './waiting.tsx';
import { WayBack } from './way-back.tsx';

/** Registration: the email address, the emailed link, then all other fields. */
export default function RegisterPage(props: RegisterPageProps) {
  const { register: t, outageTitle, outageText, retry } = useCopy(accountCopy);
  const { step, form, email, loginHref, onAgain, onRetry } = props;
  switch (step) {
    case 'checking':
      return (
        <NarrowPage className={styles.page} title={t.title}>
          <Waiting label={t.checking} />
        </NarrowPage>
      );
    case 'sent':
      return <Sent {...props} />;
    case 'refused':
    case 'email':
      return (
        <NarrowPage className={styles.page} title={t.title} lead={t.lead}>
          {step === 'refused' && (
            <Notice tone="warning" title={t.refusedTitle} live>
              {t.refusedText}
            </Notice>
          )}
          {form}
          <p className={styles.login}>
            {t.hasAccount} <TextLink to={loginHref}>{t.login}</TextLink>
          </p>
        </NarrowPage>
      );
    case 'form':
      return (
        <NarrowPage className={styles.page} title={t.title} lead={t.formLead}>
          <p className={styles.email}>
            <span className={styles.term}>{t.email}</span>
            <span>{email}</span>
            <Badge tone="success" icon="check">
              {t.emailVerified}
            </Badge>
          </p>
          {form}
        </NarrowPage>
      );
    case 'outage':
      return (
        <NarrowPage className={styles.page} title={t.title}>
          <Notice tone="danger" title={outageTitle} live>
            {outageText}
          </Notice>
          <div className={styles.actions}>
            <Button variant="primary" onClick={onRetry}>
              {retry}
            </Button>
            <Button variant="quiet" onClick={onAgain}>
              {t.again}
            </Button>
          </div>
        </NarrowPage>
      );
  }
}

function Sent({ email, minutes, onAgain }: RegisterPageProps) {
  const t = useCopy(accountCopy).register;
  return (
    <NarrowPage className={styles.page} title={t.sentTitle}>
      <Notice tone="success" live>
        {t.sentText(email ?? '')}
        {minutes !== null && <> {t.sentMinutes(minutes)}</>}
      </Notice>
      <p className={styles.help}>{t.sentHelp}</p>
      <WayBack onClick={onAgain}>{t.again}</WayBack>
    </NarrowPage>
  );
}
