import { defineSnapshot } from '../snapshots/snapshot.ts';
import type { ShownPicture } from './images.ts';
import { readPictures, shownPicture } from './picture.queries.ts';

/** Uploaded pictures by their name and channel; null is all channels. */
export type Pictures = ReadonlyMap<string, ReadonlyMap<number | null, ShownPicture>>;

export const picturesSnapshot = defineSnapshot('pictures', async ({ db }): Promise<Pictures> => {
  const pictures = new Map<string, Map<number | null, ShownPicture>>();
  for (const row of await readPictures(db)) {
    const ofName = pictures.get(row.name) ?? new Map<number | null, ShownPicture>();
    pictures.set(row.name, ofName.set(row.channelId, shownPicture(row)));
  }
  return pictures;
});
