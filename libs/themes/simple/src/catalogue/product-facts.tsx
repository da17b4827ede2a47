import { productDetailCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { DefinitionList } from '@shop/kit';
import type { ProductSpecsProps } from '@shop/theming';
import styles from './product-facts.module.css';

/** The label as text and before buying (L-50…L-58). Allergens are first. */
export default function ProductFacts({ rows, allergens, nutrition, geographicalIndication }: ProductSpecsProps) {
  const t = useCopy(productDetailCopy);
  const list = (names: readonly string[]) => (names.length === 0 ? t.allergensNone : names.join('、'));
  const items = rows.map(({ id, term, text }) => ({ id, term, description: text }));
  if (geographicalIndication) {
    const { name, label } = geographicalIndication;
    items.push({ id: 'gi', term: t.giShort, description: `${name}、${label}` });
  }
  return (
    <section className={styles.details} aria-labelledby="product-facts">
      <h2 id="product-facts">{t.specs}</h2>
      <div className={styles.allergens}>
        <h3 className={styles.title}>{t.allergens}</h3>
        {allergens.known ? (
          <dl>
            <div>
              <dt>{t.allergensMandatory}</dt>
              <dd data-some={allergens.mandatory.length > 0 || undefined}>{list(allergens.mandatory)}</dd>
            </div>
            <div>
              <dt>{t.allergensRecommended}</dt>
              <dd data-some={allergens.recommended.length > 0 || undefined}>{list(allergens.recommended)}</dd>
            </div>
          </dl>
        ) : (
          <p>{t.allergensUnknown}</p>
        )}
        {allergens.sentence && <p className={styles.sentence}>{allergens.sentence}</p>}
      </div>
      <DefinitionList items={items} />
      {nutrition.length > 0 && (
        <div>
          <h3 className={styles.title}>
            {t.nutrition} <small>{t.nutritionPer}</small>
          </h3>
          <dl className={styles.nutrition}>
            {nutrition.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <p className={styles.note}>{t.specsNote}</p>
    </section>
  );
}
