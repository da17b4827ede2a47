import { RichText, TextLink } from '@shop/kit';
import type { ProductTaleProps } from '@shop/theming';
import { useId } from 'react';
import styles from './product-tale.module.css';

/** The story of a product: its text at reading width, next to how to cut and store it. */
export default function ProductTale({ title, lead, body, facts, more }: ProductTaleProps) {
  const id = useId();
  return (
    <section className={styles.tale} id="product-tale" aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p className={styles.lead}>{lead}</p>
      </header>
      <div className={styles.columns}>
        <RichText html={body} />
        {facts.length > 0 && (
          <dl className={styles.details}>
            {facts.map(({ label, value }) => (
              <div key={label} className={styles.detail}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <p>
        <TextLink to={more.href} standalone>
          {more.label}
        </TextLink>
      </p>
    </section>
  );
}
