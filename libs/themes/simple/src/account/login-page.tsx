import type { LoginPageProps } from '@shop/theming';
import { accountCopy, orderLookupCopy, passkeysCopy, reminderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, TextLink } from '@shop/kit';
import { Entrances } from './entrances.tsx';
import styles from './login-page.module.css';
import { LoginNotice, LoginVerify, LoginWaiting, LoginWarned } from './login-steps.tsx';

/** Login: user name and password, the one-time code, and notices before continuing. */
export default function LoginPage(props: LoginPageProps) {
  const t = useCopy(accountCopy).login;
  if (props.step === 'verify') return <LoginVerify {...props} />;
  if (props.step === 'warned') return <LoginWarned {...props} />;
  return (
    <div className={styles.page}>
      <h1>{t.title}</h1>
      <LoginNotice notice={props.notice} />
      <div className={styles.columns}>
        <section className={styles.card} aria-label={t.title}>
          {props.form ?? <LoginWaiting />}
          <PasskeyButton passkey={props.passkey} />
          <OtherWays {...props} />
        </section>
        <Entrances registerHref={props.registerHref} guestHref={props.guestHref} onGuest={props.onGuest} />
      </div>
    </div>
  );
}

function PasskeyButton({ passkey }: Pick<LoginPageProps, 'passkey'>) {
  const t = useCopy(passkeysCopy);
  if (passkey === null) return null;
  return (
    <div className={styles.passkey}>
      <Button wide icon="lock" busy={passkey.isBusy} onClick={passkey.onPress}>
        {t.login}
      </Button>
    </div>
  );
}

/** Links for forgotten logins, for members of another channel, and for guests' orders. */
function OtherWays({ reminderHref, reminderUsernameHref, syncHref, lookupHref }: LoginPageProps) {
  const forgotten = useCopy(reminderCopy);
  const { loginSync } = useCopy(accountCopy);
  const ways = [
    { href: reminderHref, label: forgotten.password.link },
    { href: reminderUsernameHref, label: forgotten.username.link },
    { href: syncHref, label: loginSync.link },
    { href: lookupHref, label: useCopy(orderLookupCopy).link },
  ];
  return (
    <ul className={styles.ways}>
      {ways.map(({ href, label }) => (
        <li key={href}>
          <TextLink to={href}>{label}</TextLink>
        </li>
      ))}
    </ul>
  );
}
