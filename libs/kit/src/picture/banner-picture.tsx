import { Illustration } from '../illustration/illustration.tsx';
import { illustrationOf } from '../illustration/illustrations.ts';
import type { ContentPicture } from '@shop/theming';
import { Photo } from './photo.tsx';
import styles from './banner-picture.module.css';

export interface BannerPictureProps {
  /** An uploaded picture, or a stored file of unknown size: the frame defines it. */
  readonly picture: ContentPicture | null;
  /** The name of the illustration that replaces it; null for none. */
  readonly drawing: string | null;
  /** Defines its position, and its ratio as `--photo-ratio`. */
  readonly className: string | undefined;
}

/** The picture of a campaign next to its text, or the illustration instead; nothing without both. */
export function BannerPicture({ picture, drawing, className }: BannerPictureProps) {
  if (!picture && drawing === null) return null;
  return (
    <span className={className}>
      {picture?.image ? (
        <Photo image={picture.image} alt={picture.alt} sizes="(width >= 960px) 50vw, 100vw" />
      ) : picture ? (
        <img className={styles.picture} src={picture.src} alt={picture.alt} loading="lazy" decoding="async" />
      ) : (
        <Illustration name={illustrationOf(drawing ?? '')} alt="" />
      )}
    </span>
  );
}
