import { useLayoutEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { Photo, type PhotoProps } from '@shop/kit';
import styles from './gallery-zoom.module.css';

/** The distance in pixels that a mouse may move during a click. */
const slip = 4;
/** The milliseconds within which two clicks count as one: a double tap zooms in, not in and out. */
const twice = 350;

/** A photograph over the whole screen; a click zooms in, then it is moved by finger, wheel, keys or dragging. */
export function ZoomPicture({ image, alt }: Pick<PhotoProps, 'image' | 'alt'>) {
  const field = useRef<HTMLDivElement>(null);
  const dragged = useRef(0);
  const pressedAt = useRef(-twice);
  /** The spot that was pressed, as parts of the photograph's sides; null while all of it is in sight. */
  const [spot, setSpot] = useState<readonly [number, number] | null>(null);
  useLayoutEffect(() => {
    const { current } = field;
    if (!spot || !current) return;
    current.scrollTo(
      spot[0] * current.scrollWidth - current.clientWidth / 2,
      spot[1] * current.scrollHeight - current.clientHeight / 2,
    );
  }, [spot]);
  const onDrag = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.buttons !== 1) return;
    dragged.current += Math.abs(event.movementX) + Math.abs(event.movementY);
    field.current?.scrollBy(-event.movementX, -event.movementY);
  };
  const onPress = ({ currentTarget, clientX, clientY, detail, timeStamp }: MouseEvent<HTMLButtonElement>) => {
    if (dragged.current > slip || timeStamp - pressedAt.current < twice) return;
    pressedAt.current = timeStamp;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // The keyboard presses the middle.
    const pressed =
      detail === 0 ? ([0.5, 0.5] as const) : ([(clientX - left) / width, (clientY - top) / height] as const);
    setSpot(spot ? null : pressed);
  };
  return (
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
        <Photo image={inFull(image)} alt={alt} sizes="(width >= 1000px) 1600px, 200vw" />
      </button>
    </div>
  );
}

/** With the photograph's own width, which pages never offer. */
function inFull(image: PhotoProps['image']): PhotoProps['image'] {
  const { width, widths } = image;
  return width > Math.max(...widths) ? { ...image, widths: [...widths, width] } : image;
}
