import { useMediaConditions, type PictureImage } from '@shop/theming';
import styles from './photo.module.css';

export interface PhotoProps {
  readonly image: PictureImage;
  /** Japanese alternative text; empty when the words beside it say the same. */
  readonly alt: string;
  /** How wide it stands, as the attribute of that name; browsers that can measure it themselves do. */
  readonly sizes: string;
  /** Loaded at once and first; for the one main picture of a page. */
  readonly priority?: boolean;
}

/**
 * A photograph on its own miniature, which fills the frame until the size that fits has come. The frame has the ratio of the
 * theme's pictures, or `--photo-ratio` of what holds it, and its corners. Colour and miniature are attributes, since pages allow no inline styles.
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
