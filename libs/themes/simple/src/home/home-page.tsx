import { homeCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon, type IconName } from '@shop/kit';
import { MemberCorner } from '@shop/parts';
import { BannerArea, CategoryNav, Hero, ProductShelf, type HomePageProps } from '@shop/theming';
import styles from './home-page.module.css';

const icons: Readonly<Record<HomePageProps['promises'][number]['icon'], IconName>> = {
  cold: 'thermometer',
  calendar: 'calendar',
  gift: 'gift',
  label: 'label',
};

/** `/` and `/ec/`: the same order of sections on both, so that visitors find their way. */
export default function HomePage({ face, hero, categories, shelves, banners, promises, member }: HomePageProps) {
  const t = useCopy(homeCopy);
  const [first, ...others] = shelves;
  return (
    <div data-face={face}>
      <Hero {...hero} />
      <div className={styles.bands}>
        {member && <MemberCorner {...member} />}
        <CategoryNav {...categories} />
        {first && <ProductShelf {...first} />}
        <BannerArea {...banners} />
        {others.map((shelf) => (
          <ProductShelf key={shelf.id} {...shelf} />
        ))}
        <section className={styles.promises} aria-label={t.promisesTitle}>
          <ul>
            {promises.map(({ icon, title, text }) => (
              <li key={icon}>
                <Icon name={icons[icon]} />
                <h2 className={styles.promise}>{title}</h2>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
