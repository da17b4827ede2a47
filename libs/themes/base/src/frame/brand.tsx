import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ShopLink } from '@shop/kit';
import type { BrandProps } from '@shop/theming';
import styles from './brand.module.css';

/** The shop's name as text, without a logo. */
export default function Brand({ shopName, homeHref }: BrandProps) {
  const t = useCopy(frameCopy);
  return (
    <ShopLink className={styles.brand} to={homeHref} aria-label={t.homeLabel(shopName)}>
      {shopName}
    </ShopLink>
  );
}
