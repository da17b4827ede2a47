import { homeCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon, type IconName } from '@shop/kit';
import type { HomePageProps } from '@shop/theming';
import styles from './services.module.css';

const icons: Readonly<Record<HomePageProps['promises'][number]['icon'], IconName>> = {
  cold: 'thermometer',
  calendar: 'calendar',
  gift: 'gift',
  label: 'label',
};

/** The shop's services, as medallions in a row. */
export function Services({ promises }: Pick<HomePageProps, 'promises'>) {
  const t = useCopy(homeCopy);
  return (
    <section aria-label={t.promisesTitle}>
      <ul className={styles.list}>
        {promises.map(({ icon, title, text }) => (
          <li key={icon} className={styles.service}>
            <span className={styles.medallion}>
              <Icon name={icons[icon]} />
            </span>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
