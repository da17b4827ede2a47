import { BrandLink } from '@shop/parts';
import { Knot } from '../type/knot.tsx';
import styles from './brand.module.css';

/** The crest above the name of the house. */
export function Brand({ name, href }: { readonly name: string; readonly href: string }) {
  return (
    <BrandLink name={name} href={href} className={styles.brand} nameClassName={styles.name}>
      <Knot />
    </BrandLink>
  );
}
