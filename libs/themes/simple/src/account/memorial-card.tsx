import type { MemorialView } from '@shop/theming';
import { memorialCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Badge, Button, LinkButton } from '@shop/kit';
import styles from './memorial-card.module.css';

interface MemorialCardProps {
  readonly memorial: MemorialView;
  /** Opens a confirmation. */
  readonly onDelete: (() => void) | null;
}

/** One memorial day: its date, its person, and its actions. */
export function MemorialCard({ memorial, onDelete }: MemorialCardProps) {
  const t = useCopy(memorialCopy);
  return (
    <article className={styles.card} aria-label={memorial.label} aria-busy={memorial.isBusy || undefined}>
      <p className={styles.when}>
        <strong className={styles.left}>{t.daysLeft(memorial.daysLeft)}</strong>
        <span className={styles.day}>{memorial.day}</span>
      </p>
      <div className={styles.what}>
        <p className={styles.name}>
          <strong>
            {memorial.person} {t.honorific}
          </strong>
          <span>{memorial.name}</span>
          {t.divisions[memorial.division] !== memorial.name && <Badge>{t.divisions[memorial.division]}</Badge>}
        </p>
        <p className={styles.note}>{t.mail(memorial.call)}</p>
        {memorial.isLeapDay && <p className={styles.note}>{t.leapDay}</p>}
      </div>
      <div className={styles.actions}>
        <LinkButton
          size="small"
          icon="gift"
          to={memorial.giveHref}
          aria-label={t.giveOf(memorial.label)}
          onClick={memorial.onGive}
        >
          {t.give}
        </LinkButton>
        <LinkButton size="small" variant="quiet" to={memorial.editHref} aria-label={t.editOf(memorial.label)}>
          {t.edit}
        </LinkButton>
        {onDelete && (
          <Button size="small" variant="quiet" data-removes aria-label={t.removeOf(memorial.label)} onClick={onDelete}>
            {t.remove}
          </Button>
        )}
      </div>
    </article>
  );
}
