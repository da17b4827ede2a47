import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ShopLink } from '@shop/kit';
import type { CategoryNavProps } from '@shop/theming';
import styles from './category-index.module.css';

/** The categories line by line: name and number of products. */
export function CategoryIndex({ title, categories }: CategoryNavProps) {
  const t = useCopy(goodsCopy);
  return (
    <nav className={styles.index} aria-labelledby="category-index">
      <h2 className={styles.title} id="category-index">
        {title}
      </h2>
      <ul className={styles.list}>
        {categories.map(({ slug, name, href, count }) => (
          <li key={slug}>
            <ShopLink className={styles.row} to={href}>
              <span>{name}</span>
              {count !== null && <span className={styles.count}>{t.count(count)}</span>}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
