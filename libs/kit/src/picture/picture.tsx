import type { PictureImage } from '@shop/theming';
import { Illustration } from '../illustration/illustration.tsx';
import { illustrationOf } from '../illustration/illustrations.ts';
import { Photo, type PhotoProps } from './photo.tsx';

export interface PictureProps extends Pick<PhotoProps, 'sizes' | 'priority'> {
  readonly picture: {
    /** Name of the drawing that stands in for a photograph. */
    readonly drawing: string;
    readonly alt: string;
    readonly image: PictureImage | null;
  };
  /** Empty when the words beside it say the same; without it the picture's own. */
  readonly alt?: string;
}

/** The photograph of a product, or the drawing of its category when there is none. */
export function Picture({ picture: { drawing, image, alt: ownAlt }, alt = ownAlt, sizes, priority }: PictureProps) {
  if (image) return <Photo image={image} alt={alt} sizes={sizes} priority={priority} />;
  return <Illustration name={illustrationOf(drawing)} alt={alt} priority={priority} />;
}
