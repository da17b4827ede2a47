import { homeCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon, type IconName } from '@shop/kit';
import type { HomePageProps } from '@shop/theming';
import styles from './promises.module.css';

const icons: Readonly<Record<HomePageProps['promises'][number]['icon'], IconName>> = {
  cold: 'thermometer',
  calendar: 'calendar',
  gift: 'gift',
  label: 'label',
};

/** The shop's promises, as notes at the side. */
export function Promises({ promises }: Pick<HomePageProps, 'promises'>) {
  const t = useCopy(homeCopy);
  return (
    <section className={styles.promises} aria-label={t.promisesTitle}>
      <ul className={styles.list}>
        {promises.map(({ icon, title, text }) => (
          <li key={icon} className={styles.promise}>
            <Icon name={icons[icon]} />
            <h2 className={styles.title}>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
