import type { PointPageProps } from '@shop/theming';
import { pointsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import styles from './point-page.module.css';

type Shown = Extract<PointPageProps['shown'], { tab: 'points' }>;

/** Available points, pending points, and expiry dates: the next one large. */
export function PointBalance({ available, pending, endings }: Pick<Shown, 'available' | 'pending' | 'endings'>) {
  const t = useCopy(pointsCopy);
  const [next, ...later] = endings;
  return (
    <div className={styles.balance}>
      <section className={styles.figure} data-entry="" aria-label={t.balance}>
        <h2 className={styles.label}>{t.balance}</h2>
        <p className={styles.large}>{t.points(available)}</p>
        <p className={styles.note}>{t.worth}</p>
        {pending > 0 && <p className={styles.note}>{t.pending(pending)}</p>}
      </section>
      {next && (
        <section className={styles.figure} data-entry="" aria-label={t.nextTitle}>
          <h2 className={styles.label}>{t.nextTitle}</h2>
          <p className={styles.large}>{t.points(next.points)}</p>
          <p>{t.until(next.day)}</p>
          {later.length > 0 && (
            <>
              <h3 className={styles.label}>{t.laterTitle}</h3>
              <ul className={styles.note}>
                {later.map(({ day, points }) => (
                  <li key={day} className={styles.ending}>
                    <span>{t.until(day)}</span>
                    <span>{t.points(points)}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      )}
    </div>
  );
}
