import type { OverrideProps } from '@shop/theming';
import { words } from '../words.ts';
import styles from './header.module.css';

/** What the counter does for everybody stands above the shop's head; not on the way to the till. */
export default function Header({ Original, ...header }: OverrideProps<'Header'>) {
  return (
    <>
      {header.kind === 'shop' && (
        <aside className={styles.notice} aria-label={words.notice.label}>
          <ul className={styles.items}>
            {words.notice.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </aside>
      )}
      <Original {...header} />
    </>
  );
}
