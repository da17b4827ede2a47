import { BannerPicture, Picture } from '@shop/kit';
import type { ArticlePicture as Shown } from '@shop/theming';
import styles from './article-picture.module.css';

interface ArticlePictureProps {
  readonly picture: Shown;
  readonly sizes: string;
  readonly priority?: boolean;
}

/** The stored picture of an article, otherwise a photograph of its subject, otherwise its illustration. */
export function ArticlePicture({ picture: { stored, own }, sizes, priority = false }: ArticlePictureProps) {
  if (stored) return <BannerPicture className={styles.picture} picture={stored} drawing={null} />;
  return (
    <div className={styles.picture}>
      <Picture picture={own} sizes={sizes} priority={priority} />
    </div>
  );
}
