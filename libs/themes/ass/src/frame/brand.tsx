import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ShopLink } from '@shop/kit';
import { Knot } from '../type/knot.tsx';
import styles from './brand.module.css';

/** The crest above the name of the house. */
export function Brand({ name, href }: { name: string; href: string }) {
  const t = useCopy(frameCopy);
  return (
    <ShopLink className={styles.brand} to={href} aria-label={t.homeLabel(name)}>
      <Knot />
      <span className={styles.name}>{name}</span>
    </ShopLink>
  );
}
