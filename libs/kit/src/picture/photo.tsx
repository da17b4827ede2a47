import { useMediaConditions, type PictureImage } from '@shop/theming';
import styles from './photo.module.css';

export interface PhotoProps {
  readonly image: PictureImage;
  /** The alternative text in Japanese; empty if the text next to it is the same. */
  readonly alt: string;
  /** Its width, as in the attribute `sizes`; browsers that can measure it do so instead. */
  readonly sizes: string;
  /** Loaded first and eagerly; for the one main picture of a page. */
  readonly priority?: boolean;
}

/**
 * A photograph over its blurred thumbnail, in the ratio of the theme's pictures or the container's `--photo-ratio`.
 * Colour and thumbnail are attributes, since pages allow no inline styles.
 */
export function Photo({
  image: { base, widths, width, height, color, placeholder, focus },
  alt,
  sizes,
  priority = false,
}: PhotoProps) {
  const setOf = (format: string) => widths.map((one) => `${base}/${one}.${format} ${one}w`).join();
  const widthOnScreen = useMediaConditions(sizes);
  const fitting = priority ? widthOnScreen : `auto,${widthOnScreen}`;
  const loading = priority ? 'eager' : 'lazy';
  return (
    <span className={styles.photo} data-color={color} data-x={tenth(focus?.x)} data-y={tenth(focus?.y)}>
      {placeholder && <img src={placeholder} alt="" loading={loading} />}
      <picture>
        {widths[0] && <source type="image/avif" srcSet={setOf('avif')} sizes={fitting} />}
        <img
          srcSet={setOf('webp') || undefined}
          sizes={fitting}
          src={widths[0] ? `${base}/${widths.at(-1)}.webp` : base}
          alt={alt}
          width={width || undefined}
          height={height || undefined}
          loading={loading}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
        />
      </picture>
    </span>
  );
}

/** A part of a focus in tenths, for which the stylesheet has rules: pages allow no inline styles. */
const tenth = (part: number | undefined) => (part === undefined ? undefined : Math.round(part * 10));
