import { useCopy } from '@shop/copy/react';
import { BrandLink } from '@shop/parts';
import type { BrandProps } from '@shop/theming';
import { genCopy } from '../copy/gen.ts';
import styles from './brand.module.css';

/** The title of the magazine with its vermilion seal, which runs down the spine on wide screens; its motto, and the seal below all. */
export default function Brand({ shopName, homeHref, place }: BrandProps) {
  const t = useCopy(genCopy);
  if (place === 'line') return <p className={styles.motto}>{t.motto}</p>;
  // Rendered by the stylesheet, since the seal is not part of the link's name.
  const seal = <span className={styles.seal} data-seal={t.seal} />;
  if (place === 'foot') return seal;
  return (
    <BrandLink name={shopName} href={homeHref} className={styles.brand} nameClassName={styles.name}>
      {seal}
    </BrandLink>
  );
}
