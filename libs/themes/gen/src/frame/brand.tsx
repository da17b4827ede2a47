import { useCopy } from '@shop/copy/react';
import { BrandLink } from '@shop/parts';
import { useLogo, type BrandProps } from '@shop/theming';
import { genCopy } from '../copy/gen.ts';
import styles from './brand.module.css';

/**
 * The title of the magazine with its vermilion seal, which runs down the spine on wide screens; its motto, and the seal
 * below all. The spine is too narrow for an own logo, which has the place of the motto.
 */
export default function Brand({ shopName, homeHref, place }: BrandProps) {
  const t = useCopy(genCopy);
  const logo = useLogo();
  if (place === 'line') {
    return (
      <div className={styles.motto}>
        {logo ? <BrandLink name={shopName} href={homeHref} className={undefined} /> : <p>{t.motto}</p>}
      </div>
    );
  }
  // Rendered by the stylesheet, since the seal is not part of the link's name.
  const seal = <span className={styles.seal} data-seal={t.seal} />;
  if (place === 'foot') return logo ? null : seal;
  return (
    <BrandLink name={shopName} href={homeHref} className={styles.brand} nameClassName={styles.name}>
      {seal}
    </BrandLink>
  );
}
