import type { LoginSyncPageProps } from '@shop/theming';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { TextLink } from '@shop/kit';
import { LoginNotice, LoginVerify, LoginWaiting, LoginWarned } from './login-steps.tsx';
import styles from './login-sync-page.module.css';
import { NarrowPage } from './narrow-page.tsx';

/** Login of a member of another channel, with what is shared and what is not. */
export default function LoginSyncPage(props: LoginSyncPageProps) {
  const t = useCopy(accountCopy).loginSync;
  if (props.step === 'verify') return <LoginVerify {...props} />;
  if (props.step === 'warned') return <LoginWarned {...props} />;
  return (
    <NarrowPage title={t.title} lead={t.lead}>
      <LoginNotice notice={props.notice} />
      <div className={styles.scope}>
        <Things title={t.sharedTitle} things={t.shared} />
        <Things title={t.ownTitle} things={t.own} />
      </div>
      {props.form ?? <LoginWaiting />}
      <TextLink to={props.loginHref} back="page" standalone>
        {t.back}
      </TextLink>
    </NarrowPage>
  );
}

function Things({ title, things }: { readonly title: string; readonly things: readonly string[] }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.things}>
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </section>
  );
}
