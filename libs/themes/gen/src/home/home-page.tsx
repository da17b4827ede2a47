import { homeCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { MemberCorner } from '@shop/parts';
import { BannerArea, CategoryNav, Hero, ProductShelf, type HomePageProps } from '@shop/theming';
import styles from './home-page.module.css';

/** An issue: cover, contents, one spread, then the columns, and the small print. */
export default function HomePage({ face, hero, categories, shelves, banners, promises, member }: HomePageProps) {
  const t = useCopy(homeCopy);
  const [first, ...others] = shelves;
  return (
    <div data-face={face}>
      <Hero {...hero} />
      <div className={styles.issue}>
        {member && <MemberCorner {...member} />}
        <CategoryNav {...categories} />
        {first && (
          <div className={styles.spread}>
            <ProductShelf {...first} />
          </div>
        )}
        <BannerArea {...banners} />
        {others.map((shelf) => (
          <ProductShelf key={shelf.id} {...shelf} />
        ))}
        <section className={styles.promises} aria-label={t.promisesTitle}>
          <ol>
            {promises.map(({ icon, title, text }) => (
              <li key={icon}>
                <h2 className={styles.promise}>{title}</h2>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  );
}
