import type { OverrideProps } from '@shop/theming';
import { DefinitionList } from '@shop/kit';
import { words } from '../words.ts';
import styles from './clothes.module.css';

const t = words.clothes;

/** Clothes have cloth and care in the place of taste and pairing; they are what has no label of nutrition and goes with nothing. */
export default function ProductStory({ Original, ...story }: OverrideProps<'ProductStory'>) {
  const { taste, pairings, tasting, serving, origin } = story;
  if (taste !== null || pairings.length > 0) return <Original {...story} />;
  return (
    <section className={styles.part} aria-labelledby="product-story">
      <h2 id="product-story">{t.story}</h2>
      {tasting && <p>{tasting}</p>}
      <DefinitionList
        items={[
          ...(serving ? [{ id: 'care', term: t.care, description: serving }] : []),
          { id: 'origin', term: t.origin, description: [origin.country, origin.region].filter(Boolean).join(' ') },
          { id: 'maker', term: t.maker, description: origin.brand },
        ]}
      />
    </section>
  );
}
