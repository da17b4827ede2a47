import { waitingCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Price, TextLink } from '@shop/kit';
import type { NearestProduct } from '@shop/theming';
import styles from './nearest-link.module.css';

/** A link to an alternative product, with its price. */
export function NearestLink({ label, href, price }: NearestProduct) {
  const t = useCopy(waitingCopy);
  return (
    <p className={styles.nearest}>
      <span className={styles.term}>{t.nearest}</span>
      <TextLink to={href}>{label}</TextLink> <Price yen={price} size="small" />
    </p>
  );
}
