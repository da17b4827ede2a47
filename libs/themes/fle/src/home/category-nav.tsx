import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Illustration, illustrationOf, ShopLink } from '@shop/kit';
import type { CategoryNavProps } from '@shop/theming';
import surfaces from '../surfaces/surfaces.module.css';
import styles from './category-nav.module.css';

/** The rail on the wall: one hook, one tag for each category. */
export default function CategoryNav({ title, categories }: CategoryNavProps) {
  const t = useCopy(goodsCopy);
  return (
    <nav className={surfaces.tiles} aria-labelledby="category-nav">
      <div className={`${surfaces.inner} ${styles.wall}`}>
        <h2 className={styles.title} id="category-nav">
          {title}
        </h2>
        <ul className={styles.hooks}>
          {categories.map(({ slug, name, href, count }) => (
            <li key={href}>
              <ShopLink className={styles.tag} to={href}>
                <Illustration name={illustrationOf(slug)} alt="" />
                <span className={styles.name}>{name}</span>
                {count !== null && <span className={styles.count}>{t.count(count)}</span>}
              </ShopLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
