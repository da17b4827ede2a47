import type { OverrideProps } from '@shop/theming';
import { DefinitionList } from '@shop/kit';
import { words } from '../texts.ts';
import styles from './clothes.module.css';

const t = words.clothes;

/**
 * Shows fabric and care of clothes instead of taste and pairing. Products without nutrition label and pairings count as
 * clothes.
 */
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
