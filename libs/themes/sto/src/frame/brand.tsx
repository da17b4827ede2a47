import { stoCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { BrandLink } from '@shop/kit';
import styles from './brand.module.css';

/** The stencil of a crate, the shop's name, and for whom it is. */
export function Brand({ name, href }: { name: string; href: string }) {
  const sto = useCopy(stoCopy);
  return (
    <span className={styles.place}>
      <BrandLink name={name} href={href} className={styles.brand} nameClassName={styles.name}>
        <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
          <path d="M3 9 16 3l13 6v14l-13 6-13-6zM3 9l13 6 13-6M16 15v14M9.5 6l13 6v5" />
        </svg>
      </BrandLink>
      <span className={styles.trade}>{sto.trade}</span>
    </span>
  );
}
