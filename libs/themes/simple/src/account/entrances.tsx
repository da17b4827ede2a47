import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Icon, LinkButton } from '@shop/kit';
import styles from './entrances.module.css';

interface EntrancesProps {
  readonly registerHref: string;
  readonly guestHref: string | null;
  readonly onGuest: (() => void) | null;
}

/** The other ways in: register, or buy without an account. */
export function Entrances({ registerHref, guestHref, onGuest }: EntrancesProps) {
  const t = useCopy(accountCopy).login;
  return (
    <div className={styles.entrances} data-surface>
      {guestHref !== null && (
        <section className={styles.part}>
          <h2 className={styles.title}>{onGuest ? t.goOnTitle : t.guestTitle}</h2>
          <p>{onGuest ? t.goOnText : t.guestText}</p>
          {onGuest ? (
            <Button wide onClick={onGuest}>
              {t.goOn}
            </Button>
          ) : (
            <LinkButton to={guestHref} wide>
              {t.guest}
            </LinkButton>
          )}
        </section>
      )}
      <section className={styles.part}>
        <h2 className={styles.title}>{t.newTitle}</h2>
        <p>{t.newText}</p>
        <ul className={styles.benefits}>
          {t.benefits.map((benefit) => (
            <li key={benefit}>
              <Icon name="check" />
              {benefit}
            </li>
          ))}
        </ul>
        <LinkButton to={registerHref} wide>
          {t.register}
        </LinkButton>
      </section>
    </div>
  );
}
