import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Illustration, illustrationOf, ShopLink } from '@shop/kit';
import type { CategoryNavProps } from '@shop/theming';
import styles from './category-nav.module.css';

/** The eight categories, each with its illustration. */
export default function CategoryNav({ title, categories }: CategoryNavProps) {
  const t = useCopy(goodsCopy);
  return (
    <nav className={styles.nav} aria-labelledby="category-nav">
      <h2 id="category-nav">{title}</h2>
      <ul className={styles.list}>
        {categories.map(({ slug, name, href, count }) => (
          <li key={slug}>
            <ShopLink className={styles.tile} to={href}>
              <span className={styles.picture}>
                <Illustration name={illustrationOf(slug)} alt="" />
              </span>
              <span className={styles.name}>{name}</span>
              {count !== null && <span className={styles.count}>{t.count(count)}</span>}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
