import { useCopy } from '@shop/copy/react';
import { Icon, type IconName } from '@shop/kit';
import { assCartCopy } from '../copy/ass-cart.ts';
import styles from './recipients.module.css';

const ways: readonly { readonly id: 'self' | 'one' | 'many'; readonly icon: IconName }[] = [
  { id: 'self', icon: 'home' },
  { id: 'one', icon: 'gift' },
  { id: 'many', icon: 'person' },
];

/** Three options for the recipient, and where each is chosen. */
export function Recipients() {
  const t = useCopy(assCartCopy);
  return (
    <section className={styles.strip} aria-labelledby="recipients">
      <h2 className={styles.title} id="recipients">
        {t.title}
      </h2>
      <ul className={styles.list}>
        {ways.map(({ id, icon }) => (
          <li key={id} className={styles.way}>
            <Icon name={icon} />
            <h3 className={styles.label}>{t[id].label}</h3>
            <p className={styles.text}>{t[id].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
