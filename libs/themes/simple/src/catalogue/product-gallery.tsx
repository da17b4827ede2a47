import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { goodsCopy, productDetailCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon, Picture, VisuallyHidden } from '@shop/kit';
import { deferred, type ProductGalleryProps } from '@shop/theming';
import type { GalleryZoomProps } from './gallery-zoom.tsx';
import { indexOfKey } from './index-of-key.ts';
import styles from './product-gallery.module.css';

/** Only needed to zoom. */
const GalleryZoom = deferred(() => import('./gallery-zoom.tsx').then((zoom) => zoom.default));

/** Pictures side by side to leaf through, small ones to choose from, a photograph opens large. Without scripts all of it are links. */
export default function ProductGallery({ productName, pictures }: ProductGalleryProps) {
  const t = useCopy(productDetailCopy);
  const goods = useCopy(goodsCopy);
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const [announced, setAnnounced] = useState('');
  const [zoom, setZoom] = useState<Pick<GalleryZoomProps, 'index' | 'open'> | null>(null);
  const isMany = pictures.length > 1;
  const arriveAt = (index: number) => {
    if (index === shown) return;
    setShown(index);
    setAnnounced(t.galleryShown(index + 1, pictures.length));
  };
  const arrive = () => {
    if (strip.current) arriveAt(Math.round(strip.current.scrollLeft / strip.current.clientWidth) || 0);
  };
  const show = (index: number) => {
    strip.current?.scrollTo({ left: index * strip.current.clientWidth });
    arriveAt(index);
  };
  // The row may have been scrolled before hydration, by a link or by hand.
  const catchUp = useEffectEvent(() => {
    const linked = pictures.findIndex((_, index) => location.hash === `#${idOf(index)}`);
    if (linked > 0) show(linked);
    else arrive();
  });
  useEffect(() => catchUp(), []);
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const thumbs = [...event.currentTarget.querySelectorAll('a')];
    // Starts at the focused picture, since the row may still be scrolling to the previous target.
    const index = indexOfKey(
      event.key,
      thumbs.findIndex((thumb) => thumb.matches(':focus')),
      pictures.length,
    );
    if (index === null) return;
    event.preventDefault();
    show(index);
    thumbs[index]?.focus();
  };
  const enlarge = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setZoom({ index, open: true });
  };
  return (
    <section className={styles.gallery} aria-label={`${productName} ${t.gallery}`}>
      <div
        className={styles.strip}
        ref={strip}
        {...(isMany && { role: 'group', 'aria-label': t.galleryStrip, tabIndex: 0 })}
        onScrollEnd={arrive}
      >
        {pictures.map((picture, index) => {
          const { image, tone } = picture;
          const shownPicture = (
            <Picture
              picture={picture}
              sizes="(width >= 960px) 40rem, (width >= 600px) 46vw, 92vw"
              priority={index === 0}
            />
          );
          return (
            <div className={styles.slide} key={index} id={idOf(index)}>
              <figure className={styles.stage} data-tone={tone}>
                {image ? (
                  <a
                    className={styles.enlarge}
                    href={`${image.base}/${image.widths.at(-1)}.webp`}
                    aria-haspopup="dialog"
                    onClick={(event) => enlarge(event, index)}
                  >
                    {shownPicture}
                    <VisuallyHidden>{t.galleryEnlarge}</VisuallyHidden>
                    <span className={styles.glass}>
                      <Icon name="search" />
                    </span>
                  </a>
                ) : (
                  shownPicture
                )}
              </figure>
            </div>
          );
        })}
      </div>
      {isMany && (
        <ul className={styles.thumbs} onKeyDown={onKeyDown}>
          {pictures.map((picture, index) => (
            <li key={index}>
              <a
                className={styles.thumb}
                href={`#${idOf(index)}`}
                data-tone={picture.tone}
                aria-label={t.galleryPick(picture.caption)}
                aria-current={index === shown || undefined}
                onClick={(event) => {
                  event.preventDefault();
                  show(index);
                }}
              >
                <Picture picture={picture} alt="" sizes="5.5rem" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
      <p className={styles.note}>{goods.pictureNote}</p>
      {zoom && <GalleryZoom {...zoom} pictures={pictures} onClose={() => setZoom({ ...zoom, open: false })} />}
    </section>
  );
}

/** Returns the id of a picture in the row, for links that work without scripts; a page has one gallery. */
const idOf = (index: number) => `picture-${index + 1}`;
