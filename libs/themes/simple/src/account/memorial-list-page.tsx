import type { MemorialListPageProps, MemorialMonth, MemorialView } from '@shop/theming';
import { memorialCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Caution } from '@shop/parts';
import { EntriesPage } from '../kinds/entries-page.tsx';
import { MemorialCard } from './memorial-card.tsx';
import styles from './memorial-list-page.module.css';

/** The year from today on, month by month. */
export default function MemorialListPage({ caution, ...page }: MemorialListPageProps) {
  const t = useCopy(memorialCopy);
  return (
    <div className={styles.page}>
      <Caution html={caution} />
      <EntriesPage<MemorialMonth, MemorialView>
        {...page}
        texts={t}
        removeText={({ label, day }) => t.removeText(label, day)}
      >
        {(months, confirmRemoval) =>
          months.map(({ year, month, entries }) => (
            <section key={`${year}-${month}`} className={styles.month}>
              <h2 className={styles.title}>{t.monthTitle(year, month)}</h2>
              <ul className={styles.list}>
                {entries.map((memorial) => (
                  <li key={memorial.id}>
                    <MemorialCard
                      memorial={memorial}
                      onDelete={memorial.onDelete && (() => confirmRemoval(memorial))}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))
        }
      </EntriesPage>
    </div>
  );
}
