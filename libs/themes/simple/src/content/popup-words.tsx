import { BannerPicture, RichText } from '@shop/kit';
import type { PopupView } from '@shop/theming';
import styles from './popup-words.module.css';

/** What a window over a page says, beside its picture. */
export function PopupWords({ body, drawing, picture }: Pick<PopupView, 'body' | 'drawing' | 'picture'>) {
  return (
    <div className={styles.words}>
      <BannerPicture className={styles.picture} picture={picture} drawing={drawing} />
      <RichText html={body} />
    </div>
  );
}
