import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ShopLink } from '@shop/kit';
import { Seal } from '../type/seal.tsx';
import styles from './brand.module.css';

/** The title of the magazine with its seal; it runs down the spine on wide screens. */
export function Brand({ name, href }: { name: string; href: string }) {
  const t = useCopy(frameCopy);
  return (
    <ShopLink className={styles.brand} to={href} aria-label={t.homeLabel(name)}>
      <Seal />
      <span className={styles.name}>{name}</span>
    </ShopLink>
  );
}
