import { productDetailCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { DefinitionList, TextLink } from '@shop/kit';
import type { ProductContentsProps } from '@shop/theming';
import { useId } from 'react';
import styles from './product-contents.module.css';

/** The products of a gift set, numbered; the label of each can be expanded, as text and before buying (L-50). */
export default function ProductContents({ title, rows }: ProductContentsProps) {
  const t = useCopy(productDetailCopy);
  const id = useId();
  return (
    <section className={styles.contents} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol className={styles.list}>
        {rows.map(({ key, href, name, quantity, label }) => (
          <li key={key} className={styles.content}>
            <h3 className={styles.name}>
              <TextLink to={href}>{name}</TextLink>
              <span className={styles.quantity}>{t.contentPieces(quantity)}</span>
            </h3>
            <details>
              <summary className={styles.summary}>{t.contentLabel(name)}</summary>
              <DefinitionList
                items={label.map(({ id: line, term, text }) => ({ id: line, term, description: text }))}
              />
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
