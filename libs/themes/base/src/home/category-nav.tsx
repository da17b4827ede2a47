import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ShopLink } from '@shop/kit';
import type { CategoryNavProps } from '@shop/theming';
import { Section } from '../layout/section.tsx';
import styles from './category-nav.module.css';

/** The categories as a table of contents: name, dotted leader, number of products. */
export default function CategoryNav({ title, categories }: CategoryNavProps) {
  const t = useCopy(goodsCopy);
  return (
    <Section id="category-nav" title={title}>
      <ul className={styles.list}>
        {categories.map(({ name, href, count }) => (
          <li key={href}>
            <ShopLink className={styles.entry} to={href}>
              <span>{name}</span>
              <span className={styles.leader} />
              {count !== null && <span className={styles.count}>{t.count(count)}</span>}
            </ShopLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
