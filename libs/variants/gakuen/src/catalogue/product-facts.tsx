import type { OverrideProps } from '@shop/theming';
import { DefinitionList } from '@shop/kit';
import { words } from '../texts.ts';
import styles from './clothes.module.css';

/** Non-food products have no ingredients, so allergens are not shown. */
export default function ProductFacts({ Original, ...specs }: OverrideProps<'ProductFacts'>) {
  if (specs.nutrition.length > 0 || specs.rows.some(({ id }) => id === 'ingredients')) return <Original {...specs} />;
  return (
    <section className={styles.part} aria-labelledby="product-facts">
      <h2 id="product-facts">{words.clothes.specs}</h2>
      <DefinitionList items={specs.rows.map(({ id, term, text }) => ({ id, term, description: text }))} />
    </section>
  );
}
