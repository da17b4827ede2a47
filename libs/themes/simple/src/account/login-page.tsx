import type { ReactNode } from 'react';
import type { LoginPageProps } from '@shop/theming';
import { accountCopy, reminderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Notice, TextLink } from '@shop/kit';
import { Entrances } from './entrances.tsx';
import styles from './login-page.module.css';
import { AccountWarningNotice } from './account-warning-notice.tsx';
import { NarrowPage } from './narrow-page.tsx';
import { Waiting } from './waiting.tsx';
import { WayBack } from './way-back.tsx';

/** Login: name and password, the mailed code, and what a member should know before going on. */
export default function LoginPage(props: LoginPageProps) {
  const t = useCopy(accountCopy).login;
  const { step, notice } = props;
  const said = notice && (
    <Notice tone={notice.tone} live>
      {notice.text}
    </Notice>
  );
  if (step === 'verify') return <Verify {...props} said={said} />;
  if (step === 'warned') return <Warned {...props} />;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t.title}</h1>
      {said}
      <div className={styles.columns}>
        <section className={styles.card} aria-label={t.title}>
          {props.form ?? <LoadingForm />}
          <Forgotten {...props} />
        </section>
        <Entrances registerHref={props.registerHref} guestHref={props.guestHref} onGuest={props.onGuest} />
      </div>
    </div>
  );
}

/** The ways to a new password and to the user name. */
function Forgotten({ reminderHref, reminderUsernameHref }: LoginPageProps) {
  const t = useCopy(reminderCopy);
  return (
    <ul className={styles.forgotten}>
      <li>
        <TextLink to={reminderHref}>{t.password.link}</TextLink>
      </li>
      <li>
        <TextLink to={reminderUsernameHref}>{t.username.link}</TextLink>
      </li>
    </ul>
  );
}

function LoadingForm() {
  const t = useCopy(accountCopy);
  return <Waiting label={t.loading} rows={3} />;
}

function Verify({ form, said, onBack }: LoginPageProps & { readonly said: ReactNode }) {
  const t = useCopy(accountCopy).login;
  return (
    <NarrowPage title={t.verifyTitle} lead={t.verifyLead}>
      {said}
      {form}
      <p className={styles.help}>{t.verifyHelp}</p>
      <WayBack onClick={onBack}>{t.verifyBack}</WayBack>
    </NarrowPage>
  );
}

function Warned({ warnings, onContinue }: LoginPageProps) {
  const t = useCopy(accountCopy).login;
  return (
    <NarrowPage title={t.warnedTitle} lead={t.warnedLead}>
      {warnings.map((warning) => (
        <AccountWarningNotice key={warning.id} {...warning} />
      ))}
      <Button variant="primary" size="large" onClick={onContinue}>
        {t.continue}
      </Button>
    </NarrowPage>
  );
}
