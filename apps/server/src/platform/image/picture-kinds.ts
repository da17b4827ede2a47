import { IMAGE_WIDTHS } from '@shop/constants';

/** Proportions of a crop: width by height. */
interface Crop {
  readonly width: number;
  readonly height: number;
}

/** How an uploaded picture is checked, stored and offered. */
export interface PictureKind {
  /** What it is, in messages. */
  readonly label: string;
  /** Crop around the focus; null where frames crop the whole picture. */
  readonly crop: Crop | null;
  /** Whether transparent parts remain; they become white otherwise. */
  readonly isTransparent: boolean;
  /** The master fits in this, in pixels. */
  readonly most: Crop;
  /** Fewest pixels of the file. */
  readonly least: Crop;
  /** Most times that the longer side is longer. */
  readonly mostRatio: number;
  readonly widths: readonly number[];
}

/** The kinds of pictures that a channel shows as its own face. */
export const FACE_NAMES = ['logo', 'hero', 'favicon', 'share'] as const;
export type FaceName = (typeof FACE_NAMES)[number];

const face: Readonly<Record<FaceName, PictureKind>> = {
  logo: {
    label: 'ロゴ',
    crop: null,
    isTransparent: true,
    // At most 240 by 72 on a page, in the density 3.
    most: { width: 960, height: 480 },
    least: { width: 64, height: 64 },
    mostRatio: 10,
    widths: [120, 240, 360, 480, 960],
  },
  hero: {
    label: 'トップの写真',
    crop: null,
    isTransparent: false,
    most: { width: 1600, height: 2400 },
    least: { width: 800, height: 450 },
    mostRatio: 4,
    widths: IMAGE_WIDTHS.wide,
  },
  favicon: {
    label: 'ファビコン',
    crop: { width: 512, height: 512 },
    isTransparent: true,
    most: { width: 512, height: 512 },
    least: { width: 180, height: 180 },
    mostRatio: 4,
    widths: [32, 96, 180, 192, 512],
  },
  share: {
    label: 'シェア用の画像',
    // The proportions that all services show without a crop of their own.
    crop: { width: 1200, height: 630 },
    isTransparent: false,
    most: { width: 1200, height: 630 },
    least: { width: 600, height: 315 },
    mostRatio: 4,
    widths: [600, 1200],
  },
};

const other: PictureKind = {
  label: '画像',
  crop: null,
  isTransparent: false,
  most: { width: 1600, height: 2400 },
  least: { width: 400, height: 200 },
  mostRatio: 4,
  widths: IMAGE_WIDTHS.wide,
};

export function isFaceName(name: string): name is FaceName {
  return (FACE_NAMES as readonly string[]).includes(name);
}

/** Returns the kind of a picture by its name: one of a channel's face, or a picture for banners and articles. */
export function kindOfPicture(name: string): PictureKind {
  return isFaceName(name) ? face[name] : other;
}
