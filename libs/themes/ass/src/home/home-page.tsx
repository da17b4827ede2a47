import { MemberCorner } from '@shop/parts';
import { BannerArea, CategoryNav, Hero, ProductShelf, type HomePageProps } from '@shop/theming';
import { GiftFinder } from './gift-finder.tsx';
import { Services } from './services.tsx';
import styles from './home-page.module.css';

/** Home: the hero, the gift finder across its edge, the gift services, then products. */
export default function HomePage({
  face,
  hero,
  categories,
  shelves,
  banners,
  promises,
  finder,
  member,
}: HomePageProps) {
  const [first, ...others] = shelves;
  return (
    <div data-face={face}>
      <Hero {...hero} />
      <div className={styles.counter}>
        <GiftFinder {...finder} />
        {member && <MemberCorner {...member} />}
        <Services promises={promises} />
        {first && <ProductShelf {...first} />}
      </div>
      <CategoryNav {...categories} />
      <div className={styles.goods}>
        {others.map((shelf) => (
          <ProductShelf key={shelf.id} {...shelf} />
        ))}
        <BannerArea {...banners} />
      </div>
    </div>
  );
}
