import { homeCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { BannerArea, CategoryNav, Hero, ProductShelf, type HomePageProps } from '@shop/theming';
import { MemberCorner } from './member-corner.tsx';
import { Scenes } from './scenes.tsx';
import styles from './home-page.module.css';

/** Home: the hero, then one product per screen, and only then shelves and categories. */
export default function HomePage({ face, hero, categories, shelves, banners, promises, member }: HomePageProps) {
  const t = useCopy(homeCopy);
  const [first, ...others] = shelves;
  return (
    <div data-face={face}>
      <Hero {...hero} />
      {member && (
        <div className={styles.column}>
          <MemberCorner {...member} />
        </div>
      )}
      {first && <Scenes shelf={first} />}
      <div className={styles.column}>
        <CategoryNav {...categories} />
        {others.map((shelf) => (
          <ProductShelf key={shelf.id} {...shelf} />
        ))}
        <BannerArea {...banners} />
        <section aria-label={t.promisesTitle}>
          <ul className={styles.promises}>
            {promises.map(({ icon, title, text }) => (
              <li key={icon}>
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
