import { useId } from 'react';
import { LinkButton, TextLink } from '@shop/kit';
import { RelatedProducts, type SearchHelpProps } from '@shop/theming';
import styles from './search-help.module.css';

/** Below an empty list: similar products, and a request for products that the shop does not sell. */
export default function SearchHelp({ nearest, wish }: SearchHelpProps) {
  const id = useId();
  return (
    <div className={styles.help}>
      {nearest && (
        <div className={styles.nearest}>
          <RelatedProducts title={nearest.title} products={nearest.products} addOf={nearest.addOf} />
          <p>
            <TextLink to={nearest.all.href} standalone>
              {nearest.all.label}
            </TextLink>
          </p>
        </div>
      )}
      {wish && (
        <section className={styles.wish} aria-labelledby={id}>
          <div>
            <h2 className={styles.title} id={id}>
              {wish.title}
            </h2>
            <p className={styles.text}>{wish.text}</p>
          </div>
          <LinkButton to={wish.link.href}>{wish.link.label}</LinkButton>
        </section>
      )}
    </div>
  );
}
