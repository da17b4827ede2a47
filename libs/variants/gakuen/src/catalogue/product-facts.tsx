import type { OverrideProps } from '@shop/theming';
import { DefinitionList } from '@shop/kit';
import { words } from '../words.ts';
import styles from './clothes.module.css';

/** What is no food has no ingredients, so nothing to say of allergens. */
export default function ProductFacts({ Original, ...facts }: OverrideProps<'ProductFacts'>) {
  if (facts.nutrition.length > 0 || facts.rows.some(({ id }) => id === 'ingredients')) return <Original {...facts} />;
  return (
    <section className={styles.part} aria-labelledby="product-facts">
      <h2 id="product-facts">{words.clothes.facts}</h2>
      <DefinitionList items={facts.rows.map(({ id, term, text }) => ({ id, term, description: text }))} />
    </section>
  );
}
