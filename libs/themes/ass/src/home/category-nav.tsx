import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Illustration, illustrationOf, ShopLink } from '@shop/kit';
import type { CategoryNavProps } from '@shop/theming';
import { RuledTitle } from '../type/ruled-title.tsx';
import styles from './category-nav.module.css';

/** The categories as compartments of a tiered box (重箱) on green. */
export default function CategoryNav({ title, categories }: CategoryNavProps) {
  const t = useCopy(goodsCopy);
  return (
    <nav className={styles.paper} aria-labelledby="category-nav">
      <div className={styles.inner}>
        <RuledTitle id="category-nav" level={2}>
          {title}
        </RuledTitle>
        <ul className={styles.tiers}>
          {categories.map(({ slug, name, href, count }) => (
            <li key={slug} className={styles.compartment}>
              <ShopLink className={styles.link} to={href}>
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
