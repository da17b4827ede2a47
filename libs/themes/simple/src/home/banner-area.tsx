import { bannersCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { BannerPicture, Icon, ShopLink } from '@shop/kit';
import type { BannerAreaProps } from '@shop/theming';
import styles from './banner-area.module.css';

/** Campaigns of the shop. Nothing when there are none. */
export default function BannerArea({ banners }: BannerAreaProps) {
  const t = useCopy(bannersCopy);
  if (banners.length === 0) return null;
  return (
    <section aria-label={t.label}>
      <ul className={styles.list}>
        {banners.map(({ id, title, text, href, drawing, picture }) => (
          <li key={id} className={styles.banner}>
            <div className={styles.words}>
              <h2 className={styles.title}>
                <ShopLink className={styles.link} to={href}>
                  {title}
                </ShopLink>
              </h2>
              {text && <p className={styles.text}>{text}</p>}
              <span className={styles.more}>
                {t.more}
                <Icon name="arrow-right" />
              </span>
            </div>
            <BannerPicture className={styles.picture} picture={picture} drawing={drawing} />
          </li>
        ))}
      </ul>
    </section>
  );
}
