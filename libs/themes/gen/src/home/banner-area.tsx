import { bannersCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { BannerPicture, Icon, ShopLink } from '@shop/kit';
import type { BannerAreaProps } from '@shop/theming';
import { Tate } from '../type/tate.tsx';
import styles from './banner-area.module.css';

/**
 * Campaigns as essays: a vertical title next to a picture, the beginning of the text below. Nothing when there are
 * none.
 */
export default function BannerArea({ banners }: BannerAreaProps) {
  const t = useCopy(bannersCopy);
  if (banners.length === 0) return null;
  return (
    <section aria-label={t.label}>
      <ul className={styles.list}>
        {banners.map(({ id, title, text, href, drawing, picture }) => (
          <li key={id} className={styles.essay}>
            <h2 className={styles.title}>
              <ShopLink className={styles.link} to={href}>
                <Tate>{title}</Tate>
              </ShopLink>
            </h2>
            <BannerPicture className={styles.picture} picture={picture} drawing={drawing} />
            {text && <p className={styles.text}>{text}</p>}
            <span className={styles.more}>
              {t.more}
              <Icon name="arrow-right" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
