import { useState } from 'react';
import { goodsCopy, productDetailCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Illustration, illustrationOf } from '@shop/kit';
import type { ProductGalleryProps } from '@shop/theming';
import styles from './product-gallery.module.css';

/** One large picture and small ones to choose from. Without scripts the first stays. */
export default function ProductGallery({ productName, pictures }: ProductGalleryProps) {
  const t = useCopy(productDetailCopy);
  const goods = useCopy(goodsCopy);
  const [shown, setShown] = useState(0);
  const picture = pictures[shown] ?? pictures[0];
  if (!picture) return null;
  return (
    <section className={styles.gallery} aria-label={`${productName} ${t.gallery}`}>
      <figure className={styles.stage} data-tone={picture.tone}>
        <Illustration key={picture.drawing} name={illustrationOf(picture.drawing)} alt={picture.alt} priority />
      </figure>
      {pictures.length > 1 && (
        <ul className={styles.thumbs}>
          {pictures.map((one, index) => (
            <li key={one.drawing}>
              <button
                className={styles.thumb}
                type="button"
                data-tone={one.tone}
                aria-label={t.galleryPick(one.caption)}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
              >
                <Illustration name={illustrationOf(one.drawing)} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>{goods.illustrationNote}</p>
    </section>
  );
}
