import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { kitCopy, productDetailCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { IconButton, useModal } from '@shop/kit';
import type { ProductGalleryProps } from '@shop/theming';
import styles from './gallery-zoom.module.css';
import { ZoomPicture } from './zoom-picture.tsx';

export interface GalleryZoomProps extends Pick<ProductGalleryProps, 'pictures'> {
  /** The index of the first picture, from 0. */
  readonly index: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A product's photographs over the whole screen: swiped through, or by arrows, each with what is on it below. */
export default function GalleryZoom({ pictures, index, open, onClose }: GalleryZoomProps) {
  const t = useCopy(productDetailCopy);
  const kit = useCopy(kitCopy);
  const modal = useModal(open, onClose);
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(index);
  const count = pictures.length;
  const show = (at: number, behavior?: ScrollBehavior) => {
    const { current } = strip;
    current?.scrollTo({ left: ((at + count) % count) * current.clientWidth, behavior });
  };
  const begin = useEffectEvent(() => {
    setShown(index);
    show(index, 'instant');
  });
  // After the dialog has opened, since a closed one cannot be scrolled.
  useEffect(() => {
    if (open) begin();
  }, [open]);
  return (
    <dialog {...modal} className={styles.dialog} aria-label={t.galleryZoom}>
      <div className={styles.close}>
        <IconButton icon="close" label={kit.close} onClick={onClose} />
      </div>
      {open && (
        <div
          className={styles.strip}
          ref={strip}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setShown(Math.round(scrollLeft / clientWidth))}
        >
          {pictures.map(({ image, alt }, at) => image && <ZoomPicture key={at} image={image} alt={alt} />)}
        </div>
      )}
      <div className={styles.foot} data-many={count > 1 || undefined}>
        <IconButton icon="arrow-left" label={t.galleryPrevious} onClick={() => show(shown - 1)} />
        <p role="status">
          <span className={styles.place}>{t.galleryPosition(shown + 1, count)}</span> {pictures[shown]?.alt}
        </p>
        <IconButton icon="arrow-right" label={t.galleryNext} onClick={() => show(shown + 1)} />
      </div>
    </dialog>
  );
}
