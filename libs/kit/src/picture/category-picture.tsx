import type { PictureImage } from '@shop/theming';
import { Photo } from './photo.tsx';

export interface CategoryPictureProps {
  /** Null if the list has none: then nothing is rendered. */
  readonly picture: (PictureImage & { readonly alt: string }) | null;
  /** Defines its position, and its ratio as `--photo-ratio`. */
  readonly className: string | undefined;
}

/** The wide photograph of a category above its products; the first picture of its page. */
export function CategoryPicture({ picture, className }: CategoryPictureProps) {
  return (
    picture && (
      <div className={className}>
        <Photo image={picture} alt={picture.alt} sizes="(width >= 960px) 60rem, 100vw" priority />
      </div>
    )
  );
}
