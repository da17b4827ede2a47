import type { Image } from '@shop/api';
import type { Master } from './master.ts';
import type { ImageSize } from './image-size.ts';

/** An uploaded picture, and on which ground a transparent one is legible. */
export interface ShownPicture {
  readonly image: Image;
  readonly tone: 'dark' | 'light' | null;
}

/** The photographs that there are, each ready to be answered with. */
export interface Images {
  /** Of a product by its key, that of the card first; empty where there is none. */
  ofProduct(key: string): readonly Image[];
  /** That of the card; null where there is none. */
  mainOf(key: string): Image | null;
  /** Header of a category by its key. */
  ofCategory(key: string): Image | null;
  /** Hero of a theme by its name, in any case; Simple's where the theme has none; null where neither has. */
  ofTheme(name: string): Image | null;
  /** An uploaded picture by its name: the channel's own, otherwise that of all channels; null where there is none. */
  picture(name: string, channelId: number | null): ShownPicture | null;
  /** What the address of a size names: the part between `/v1/images/` and the size. */
  find(address: string): Master | undefined;
  /** Returns the bytes of a size, made now at the first request. */
  bytesOf(master: Master, size: ImageSize): Promise<Buffer>;
}

/** For what is never shown with photographs. */
export const noImages: Images = {
  ofProduct: () => [],
  mainOf: () => null,
  ofCategory: () => null,
  ofTheme: () => null,
  picture: () => null,
  find: () => undefined,
  bytesOf: () => Promise.reject(new Error('There are no photographs.')),
};
