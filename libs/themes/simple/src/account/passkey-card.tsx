import type { PasskeyView } from '@shop/theming';
import { passkeysCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Icon } from '@shop/kit';
import styles from './saved-card.module.css';

interface PasskeyCardProps {
  readonly passkey: PasskeyView;
  /** Opens a confirmation. */
  readonly onDelete: (() => void) | null;
}

/** One passkey: what it is called, since when it is there, when it was used. */
export function PasskeyCard({ passkey, onDelete }: PasskeyCardProps) {
  const t = useCopy(passkeysCopy);
  return (
    <article className={styles.card} aria-label={passkey.name} aria-busy={passkey.isBusy || undefined}>
      <strong className={styles.brand}>
        <Icon name="lock" />
        <span>{passkey.name}</span>
      </strong>
      <div className={styles.note}>
        <p>{t.created(passkey.createdDay)}</p>
        <p>{t.used(passkey.usedAt)}</p>
      </div>
      <div className={styles.marks}>
        {onDelete && (
          <Button size="small" variant="quiet" data-removes aria-label={t.removeOf(passkey.name)} onClick={onDelete}>
            {t.remove}
          </Button>
        )}
      </div>
    </article>
  );
}
