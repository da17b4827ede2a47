import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ShopLink } from '@shop/kit';
import { BrandLink } from '@shop/parts';
import { useLogo, type BrandProps } from '@shop/theming';
import { fleCopy } from '../copy/fle.ts';
import styles from './brand.module.css';

/** The logo as an enamel sign, with the shop's name below. */
export default function Brand({ shopName, homeHref }: BrandProps) {
  const t = useCopy(fleCopy);
  const frame = useCopy(frameCopy);
  const logo = useLogo();
  if (logo) return <BrandLink name={shopName} href={homeHref} className={undefined} />;
  return (
    <ShopLink className={styles.sign} to={homeHref} aria-label={`${t.sign} ${frame.homeLabel(shopName)}`}>
      <span className={styles.word} lang="de">
        {t.sign}
      </span>{' '}
      <span className={styles.name}>{shopName}</span>
    </ShopLink>
  );
}
