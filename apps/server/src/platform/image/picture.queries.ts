import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { pictures } from '../db/schema/pictures.ts';
import type { ShownPicture } from './images.ts';
import { IMAGE_BASE } from './master.ts';
import { kindOfPicture } from './picture-kinds.ts';
import { widthsUpTo } from './widths-up-to.ts';

export type PictureRow = typeof pictures.$inferSelect;

/** All uploaded pictures besides those of products, by name. */
export function readPictures(db: Db): Promise<PictureRow[]> {
  return db.select().from(pictures).orderBy(asc(pictures.name), asc(pictures.id));
}

/** Returns an uploaded picture as pages receive it. A cropped one has no focus: its crop was made around it. */
export function shownPicture(row: PictureRow): ShownPicture {
  const { name, hash, alt, width, height, color, placeholder, tone } = row;
  const { widths, crop } = kindOfPicture(name);
  const image = {
    alt,
    width,
    height,
    color,
    placeholder,
    base: `${IMAGE_BASE}pictures/${name}/${NAME}-${hash}`,
    widths: widthsUpTo(width, widths),
    ...(crop === null && { focus: { x: row.focusX, y: row.focusY } }),
  };
  return { image: Object.freeze(image), tone };
}

/** The picture that an address names; the same file of several channels has one address. */
export async function findPicture(db: Db, name: string, master: string): Promise<PictureRow | undefined> {
  const [, hash] = ADDRESSED.exec(master) ?? [];
  if (hash === undefined) return undefined;
  const [found] = await db
    .select()
    .from(pictures)
    .where(and(eq(pictures.name, name), eq(pictures.hash, hash)))
    .limit(1);
  return found;
}

const NAME = 'picture';
const ADDRESSED = /^picture-([0-9a-f]{8})$/;
