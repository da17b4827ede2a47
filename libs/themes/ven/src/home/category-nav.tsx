import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ShopLink } from '@shop/kit';
import type { CategoryNavProps } from '@shop/theming';
import { venCopy } from '../copy/ven.ts';
import { roman } from './roman.ts';
import styles from './category-nav.module.css';

/** The categories as a menu: a numeral, a name, a dotted leader, a number of products. */
export default function CategoryNav({ title, categories }: CategoryNavProps) {
  const t = useCopy(venCopy);
  const goods = useCopy(goodsCopy);
  return (
    <nav className={styles.nav} aria-labelledby="category-nav">
      <p className={styles.over} aria-hidden="true">
        {t.catalogue}
      </p>
      <h2 className={styles.title} id="category-nav">
        {title}
      </h2>
      <ul className={styles.list}>
        {categories.map(({ slug, name, href, count }, index) => (
          <li key={slug}>
            <ShopLink className={styles.row} to={href}>
              <span className={styles.numeral} aria-hidden="true">
                {roman(index + 1)}
              </span>
              <span className={styles.name}>{name}</span>
              <span className={styles.dots} aria-hidden="true" />
              {count !== null && <span className={styles.count}>{goods.count(count)}</span>}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
