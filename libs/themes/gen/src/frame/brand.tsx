import { BrandLink } from '@shop/parts';
import { Seal } from '../type/seal.tsx';
import styles from './brand.module.css';

/** The title of the magazine with its seal; it runs down the spine on wide screens. */
export function Brand({ name, href }: { readonly name: string; readonly href: string }) {
  return (
    <BrandLink name={name} href={href} className={styles.brand} nameClassName={styles.name}>
      <Seal />
    </BrandLink>
  );
}
