import { Illustration } from '../illustration/illustration.tsx';
import { illustrationOf } from '../illustration/illustrations.ts';
import styles from './banner-picture.module.css';

export interface BannerPictureProps {
  /** A stored file of unknown size: the frame gives it one. */
  readonly picture: { readonly src: string; readonly alt: string } | null;
  /** Name of the drawing that stands in for it; null for none. */
  readonly drawing: string | null;
  /** Gives it its place, and its ratio as `--photo-ratio`. */
  readonly className: string | undefined;
}

/** The picture of a campaign beside its words, or the drawing in its place; nothing where it has neither. */
export function BannerPicture({ picture, drawing, className }: BannerPictureProps) {
  if (!picture && drawing === null) return null;
  return (
    <span className={className}>
      {picture ? (
        <img className={styles.picture} src={picture.src} alt={picture.alt} loading="lazy" decoding="async" />
      ) : (
        <Illustration name={illustrationOf(drawing ?? '')} alt="" />
      )}
    </span>
  );
}
