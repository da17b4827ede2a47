import { ShopLink, TextLink } from '@shop/kit';
import type { ProductRecipesProps } from '@shop/theming';
import { useId } from 'react';
import styles from './product-recipes.module.css';

/** Recipes with a product, as links. */
export default function ProductRecipes({ title, rows, more }: ProductRecipesProps) {
  const id = useId();
  return (
    <section className={styles.recipes} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.href} className={styles.recipe}>
            <h3 className={styles.title}>
              <ShopLink className={styles.link} to={row.href}>
                {row.title}
              </ShopLink>
            </h3>
            <p className={styles.lead}>{row.lead}</p>
          </li>
        ))}
      </ul>
      <p>
        <TextLink to={more.href} standalone>
          {more.label}
        </TextLink>
      </p>
    </section>
  );
}
