import { useCopy } from '@shop/copy/react';
import { BrandLink } from '@shop/parts';
import { stoCopy } from '../words/sto.ts';
import styles from './brand.module.css';

/** The stencil of a crate, the shop's name, and for whom it is. */
export function Brand({ name, href }: { readonly name: string; readonly href: string }) {
  const sto = useCopy(stoCopy);
  return (
    <span className={styles.place}>
      <BrandLink name={name} href={href} className={styles.brand} />
      <span className={styles.trade}>{sto.trade}</span>
    </span>
  );
}
