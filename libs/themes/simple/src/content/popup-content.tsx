import { BannerPicture, RichText } from '@shop/kit';
import type { PopupView } from '@shop/theming';
import styles from './popup-content.module.css';

/** The content of a popup, with its picture. */
export function PopupContent({ body, drawing, picture }: Pick<PopupView, 'body' | 'drawing' | 'picture'>) {
  return (
    <div className={styles.text}>
      <BannerPicture className={styles.picture} picture={picture} drawing={drawing} />
      <RichText html={body} />
    </div>
  );
}
