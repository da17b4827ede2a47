import { homeCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { BannerArea, CategoryNav, Hero, ProductShelf, type HomePageProps } from '@shop/theming';
import { Section } from '../layout/section.tsx';
import page from '../layout/page.module.css';
import { MemberCorner } from './member-corner.tsx';
import styles from './home-page.module.css';

/** Home as a table of contents: the shop, its categories, its products line by line, its promises. */
export default function HomePage({ face, hero, categories, shelves, banners, promises, member }: HomePageProps) {
  const t = useCopy(homeCopy);
  return (
    <div className={page.page} data-face={face}>
      <Hero {...hero} />
      {member && <MemberCorner {...member} />}
      <CategoryNav {...categories} />
      {shelves.map((shelf) => (
        <ProductShelf key={shelf.id} {...shelf} />
      ))}
      <BannerArea {...banners} />
      <Section id="promises" title={t.promisesTitle}>
        <dl className={styles.promises}>
          {promises.map(({ icon, title, text }) => (
            <div key={icon}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </div>
  );
}
