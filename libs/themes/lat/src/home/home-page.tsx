import { homeCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon, type IconName } from '@shop/kit';
import { MemberPanel } from '@shop/parts';
import { BannerArea, CategoryNav, Hero, ProductShelf, type HomePageProps, type ProductSummary } from '@shop/theming';
import { latCopy } from '../copy/lat.ts';
import { RegionBrowser } from '../map/region-browser.tsx';
import { BoardPicker } from './board-picker.tsx';
import panel from './member-panel.module.css';
import styles from './home-page.module.css';

const icons: Readonly<Record<HomePageProps['promises'][number]['icon'], IconName>> = {
  cold: 'thermometer',
  calendar: 'calendar',
  gift: 'gift',
  label: 'label',
};

/** Home: the hero, a map of origins, products, and a board for a party. */
export default function HomePage({
  face,
  hero,
  categories,
  shelves,
  banners,
  promises,
  member,
  countries,
  addManyOf,
}: HomePageProps) {
  const t = useCopy(homeCopy);
  const lat = useCopy(latCopy);
  const [first, ...others] = shelves;
  return (
    <div data-face={face}>
      <Hero {...hero} />
      <div className={styles.bands}>
        {member && <MemberPanel {...member} classes={panel} />}
        <CategoryNav {...categories} />
        {countries && (
          <section aria-labelledby="lat-map">
            <div className={styles.head}>
              <h2 id="lat-map">{lat.map.title}</h2>
              <p>{lat.map.lead}</p>
            </div>
            <RegionBrowser countries={countries} chosen={[]} layout="wide" />
          </section>
        )}
        {first && <ProductShelf {...first} />}
        <BoardPicker products={candidates(shelves)} addMany={addManyOf('board')} />
        {others.map((shelf) => (
          <ProductShelf key={shelf.id} {...shelf} />
        ))}
        <BannerArea {...banners} />
      </div>
      <section className={styles.promises} aria-label={t.promisesTitle}>
        <ul>
          {promises.map(({ icon, title, text }) => (
            <li key={icon}>
              <Icon name={icons[icon]} />
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Returns the products for a board: those of the shelves that can be bought now, each once, at most two rows. */
function candidates(shelves: HomePageProps['shelves']): readonly ProductSummary[] {
  const buyable = shelves
    .flatMap(({ products }) => products)
    .filter(({ availability }) => availability.kind === 'in_stock' || availability.kind === 'few');
  return [...new Map(buyable.map((product) => [product.key, product])).values()].slice(0, 8);
}
