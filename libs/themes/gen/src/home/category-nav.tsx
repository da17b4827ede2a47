import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ShopLink } from '@shop/kit';
import type { CategoryNavProps } from '@shop/theming';
import styles from './category-nav.module.css';

/** The categories as vertical lines, from right to left, each with its number of products at the bottom. */
export default function CategoryNav({ title, categories }: CategoryNavProps) {
  const t = useCopy(goodsCopy);
  return (
    <nav className={styles.contents} aria-labelledby="category-nav">
      <h2 className={styles.title} id="category-nav">
        {title}
      </h2>
      <ol className={styles.list}>
        {categories.map(({ slug, name, href, count }) => (
          <li key={slug} className={styles.entry}>
            <ShopLink className={styles.link} to={href}>
              <span className={styles.name}>{name}</span>
              {count !== null && <span className={styles.count}>{t.count(count)}</span>}
            </ShopLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
