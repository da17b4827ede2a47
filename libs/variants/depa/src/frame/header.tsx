import type { OverrideProps } from '@shop/theming';
import { words } from '../texts.ts';
import styles from './header.module.css';

/** Shows the store's services above the shop's header, except during checkout. */
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
