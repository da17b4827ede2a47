import { useId } from 'react';
import { RichText } from '@shop/kit';
import type { FreeAreaView } from '@shop/theming';
import styles from './editorial-text.module.css';

/** The editors' text in an area of a page; nothing if there is none. */
export function EditorialText({ area }: { readonly area: FreeAreaView | null }) {
  const id = useId();
  return (
    area && (
      <section className={styles.text} aria-labelledby={id}>
        <h2 className={styles.title} id={id}>
          {area.title}
        </h2>
        <RichText html={area.body} />
      </section>
    )
  );
}
