import type { PictureImage } from '@shop/theming';
import { Illustration } from '../illustration/illustration.tsx';
import { illustrationOf } from '../illustration/illustrations.ts';
import { Photo, type PhotoProps } from './photo.tsx';

export interface PictureProps extends Pick<PhotoProps, 'sizes' | 'priority'> {
  readonly picture: {
    /** The name of the illustration that replaces a photograph. */
    readonly drawing: string;
    readonly alt: string;
    readonly image: PictureImage | null;
  };
  /** Empty if the text next to it says the same; by default the picture's own. */
  readonly alt?: string;
}

/** The photograph of a product, or the illustration of its category. */
export function Picture({ picture: { drawing, image, alt: ownAlt }, alt = ownAlt, sizes, priority }: PictureProps) {
  if (image) return <Photo image={image} alt={alt} sizes={sizes} priority={priority} />;
  return <Illustration name={illustrationOf(drawing)} alt={alt} priority={priority} />;
}
