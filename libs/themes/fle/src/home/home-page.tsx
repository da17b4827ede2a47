import { homeCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon, type IconName } from '@shop/kit';
import { BannerArea, CategoryNav, Hero, ProductShelf, type HomePageProps } from '@shop/theming';
import surfaces from '../surfaces/surfaces.module.css';
import { MemberCorner } from './member-corner.tsx';
import styles from './home-page.module.css';

const icons: Readonly<Record<HomePageProps['promises'][number]['icon'], IconName>> = {
  cold: 'thermometer',
  calendar: 'calendar',
  gift: 'gift',
  label: 'label',
};

/** Home: the hero, the categories on hooks, then one display case of products after another. */
export default function HomePage({ face, hero, categories, shelves, banners, promises, member }: HomePageProps) {
  const t = useCopy(homeCopy);
  const [first, ...others] = shelves;
  return (
    <div data-face={face}>
      <Hero {...hero} />
      <div className={`${surfaces.inner} ${styles.bands}`}>
        {member && <MemberCorner {...member} />}
        {first && <ProductShelf {...first} />}
      </div>
      <CategoryNav {...categories} />
      <div className={`${surfaces.inner} ${styles.bands}`}>
        {others.map((shelf) => (
          <ProductShelf key={shelf.id} {...shelf} />
        ))}
        <BannerArea {...banners} />
        <section aria-label={t.promisesTitle}>
          <ul className={styles.promises}>
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
