import type { OverrideProps } from '@shop/theming';
import { DefinitionList } from '@shop/kit';
import { words } from '../words.ts';
import styles from './clothes.module.css';

/** Non-food products have no ingredients, so allergens are not shown. */
export default function ProductFacts({ Original, ...facts }: OverrideProps<'ProductFacts'>) {
  if (facts.nutrition.length > 0 || facts.rows.some(({ id }) => id === 'ingredients')) return <Original {...facts} />;
  return (
    <section className={styles.part} aria-labelledby="product-facts">
      <h2 id="product-facts">{words.clothes.facts}</h2>
      <DefinitionList items={facts.rows.map(({ id, term, text }) => ({ id, term, description: text }))} />
    </section>
  );
}
