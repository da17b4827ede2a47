import { useState } from 'react';
import { goodsCopy, productDetailCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Illustration, illustrationOf } from '@shop/kit';
import type { ProductGalleryProps } from '@shop/theming';
import styles from './product-gallery.module.css';

/** Pictures for who asks for them: none is loaded before. Without scripts all stand there. */
export default function ProductGallery({ productName, pictures }: ProductGalleryProps) {
  const t = useCopy(productDetailCopy);
  const goods = useCopy(goodsCopy);
  const [shown, setShown] = useState<string | null>(null);
  const picture = pictures.find(({ caption }) => caption === shown);
  return (
    <section className={styles.gallery} aria-label={`${productName} ${t.gallery}`}>
      <p className={styles.names}>
        {t.gallery}
        {pictures.map(({ caption }) => (
          <Button key={caption} variant="quiet" size="small" aria-label={t.galleryPick(caption)} aria-pressed={caption === shown} onClick={() => setShown(caption === shown ? null : caption)}>
            {caption}
          </Button>
        ))}
      </p>
      {picture && (
        <>
          <Illustration name={illustrationOf(picture.drawing)} alt={picture.alt} />
          <p className={styles.note}>{goods.illustrationNote}</p>
        </>
      )}
      <noscript>
        {pictures.map(({ drawing, alt }) => (
          <Illustration key={drawing} name={illustrationOf(drawing)} alt={alt} />
        ))}
        <p className={styles.note}>{goods.illustrationNote}</p>
      </noscript>
    </section>
  );
}
