import { useLayoutEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { kitCopy, productDetailCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { IconButton, Photo, useModal, type PhotoProps } from '@shop/kit';
import styles from './gallery-zoom.module.css';

export interface GalleryZoomProps extends Pick<PhotoProps, 'image' | 'alt'> {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** How far a mouse may slip while it clicks, in pixels. */
const slip = 4;

/** A photograph over the whole screen; pressed, it comes closer there, and is moved by finger, wheel, keys or by dragging. */
export default function GalleryZoom({ image, alt, open, onClose }: GalleryZoomProps) {
  const t = useCopy(productDetailCopy);
  const kit = useCopy(kitCopy);
  const modal = useModal(open, onClose);
  const field = useRef<HTMLDivElement>(null);
  const dragged = useRef(0);
  /** The spot that was pressed, as parts of the photograph's sides; null while all of it is in sight. */
  const [spot, setSpot] = useState<readonly [number, number] | null>(null);
  useLayoutEffect(() => {
    const { current } = field;
    if (!spot || !current) return;
    current.scrollTo({
      left: spot[0] * current.scrollWidth - current.clientWidth / 2,
      top: spot[1] * current.scrollHeight - current.clientHeight / 2,
    });
  }, [spot]);
  const onDrag = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.buttons !== 1) return;
    dragged.current += Math.abs(event.movementX) + Math.abs(event.movementY);
    field.current?.scrollBy(-event.movementX, -event.movementY);
  };
  const onPress = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    if (dragged.current > slip) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // The keyboard presses the middle.
    const pressed =
      detail === 0 ? ([0.5, 0.5] as const) : ([(clientX - left) / width, (clientY - top) / height] as const);
    setSpot(spot ? null : pressed);
  };
  return (
    <dialog {...modal} className={styles.dialog} aria-label={t.galleryZoom}>
      <div className={styles.close}>
        <IconButton icon="close" label={kit.close} onClick={onClose} />
      </div>
      <div className={styles.field} ref={field} data-close={spot !== null || undefined}>
        <button
          className={styles.picture}
          type="button"
          aria-pressed={spot !== null}
          onPointerDown={() => {
            dragged.current = 0;
          }}
          onPointerMove={onDrag}
          onClick={onPress}
        >
          <Photo image={image} alt={alt} sizes="(width >= 1000px) 1000px, 200vw" />
        </button>
      </div>
    </dialog>
  );
}
