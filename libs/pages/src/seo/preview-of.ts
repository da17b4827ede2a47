import type { Image } from '@shop/api';

/** A picture as search engines and previews of links take it. */
export interface Preview {
  /** The path of a JPEG, the only format that all preview services support. */
  readonly href: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** The largest size of a photograph. */
export function previewOf({ base, widths, width, height, alt }: Image): Preview {
  const largest = widths.at(-1) ?? width;
  return { href: `${base}/${largest}.jpg`, width: largest, height: Math.round((height * largest) / width), alt };
}
