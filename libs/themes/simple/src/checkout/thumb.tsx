import type { ProductPicture } from '@shop/theming';
import { Picture } from '@shop/kit';
import styles from './thumb.module.css';

/** The small picture of a product in the cart. Its name is next to it, so its alternative text is empty. */
export function Thumb({ picture, size = 'medium' }: { picture: ProductPicture; size?: 'small' | 'medium' }) {
  return (
    <span className={styles.thumb} data-tone={picture.tone} data-size={size}>
      <Picture picture={picture} alt="" sizes="6rem" />
    </span>
  );
}
