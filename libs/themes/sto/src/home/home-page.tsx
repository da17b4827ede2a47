import { BannerArea, Hero, type HomePageProps } from '@shop/theming';
import { OrderTable } from '../order/order-table.tsx';
import { CategoryIndex } from './category-index.tsx';
import { Promises } from './promises.tsx';
import { Reorder } from './reorder.tsx';
import { ShelfHead } from './shelf-head.tsx';
import styles from './home-page.module.css';

/** Home: the categories at the side, the latest orders first, then order sheets. */
export default function HomePage({
  face,
  hero,
  categories,
  shelves,
  banners,
  promises,
  member,
  addManyOf,
}: HomePageProps) {
  return (
    <div data-face={face}>
      <Hero {...hero} />
      <div className={styles.desk}>
        <div className={styles.side}>
          <CategoryIndex {...categories} />
        </div>
        <div className={styles.sheets}>
          <Reorder member={member} addManyOf={addManyOf} />
          {shelves.map(({ id, title, lead, products, more }) =>
            products.length === 0 ? null : (
              <section key={id} className={styles.sheet} aria-labelledby={`shelf-${id}`}>
                <ShelfHead id={`shelf-${id}`} title={title} lead={lead} more={more} />
                <OrderTable label={title} products={products} add={addManyOf(id)} />
              </section>
            ),
          )}
          <BannerArea {...banners} />
        </div>
        <div className={styles.promises}>
          <Promises promises={promises} />
        </div>
      </div>
    </div>
  );
}
