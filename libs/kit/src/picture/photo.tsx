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
  image: { base, widths, width, height, color, placeholder },
  alt,
  sizes,
  priority = false,
}: PhotoProps) {
  const setOf = (format: string) => widths.map((one) => `${base}/${one}.${format} ${one}w`).join();
  const widthOnScreen = useMediaConditions(sizes);
  const fitting = priority ? widthOnScreen : `auto,${widthOnScreen}`;
  const loading = priority ? 'eager' : 'lazy';
  return (
    <span className={styles.photo} data-color={color}>
      <img src={placeholder} alt="" loading={loading} />
      <picture>
        <source type="image/avif" srcSet={setOf('avif')} sizes={fitting} />
        <img
          srcSet={setOf('webp')}
          sizes={fitting}
          src={`${base}/${widths.at(-1)}.webp`}
          alt={alt}
          width={width}
          height={height}
          loading={loading}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
        />
      </picture>
    </span>
  );
}
