import type { Image } from '@shop/api';
import { like, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/db.ts';
import { banners, staticPages } from '../../platform/db/schema/content.ts';
import * as editorial from '../../platform/db/schema/editorial.ts';
import type { Images } from '../../platform/image/images.ts';
import { escapeHtml } from '../../platform/http/escape-html.ts';

const PREFIX = 'picture:';
const NAME = '[a-z0-9][a-z0-9-]{0,39}';
const REFERENCE = new RegExp(`^${PREFIX}(${NAME})$`);
const IN_TEXT = new RegExp(`<img\\b[^>]*?\\ssrc=(["'])${PREFIX}(${NAME})\\1[^>]*>`, 'gi');

/** What a column `image_url`, or `src` of an `<img>` in a text, names an uploaded picture by. */
export const referenceTo = (name: string): string => `${PREFIX}${name}`;

/** Whether a column names an uploaded picture instead of a stored file. */
export const isReference = (imageUrl: string | null): boolean => imageUrl?.startsWith(PREFIX) === true;

/** Returns the uploaded picture that a column names, with the row's own text alternative if it has one; otherwise null. */
export function referredPicture(
  images: Pick<Images, 'picture'>,
  { imageUrl, alt }: { imageUrl: string | null; alt: string },
): Image | null {
  const name = REFERENCE.exec(imageUrl ?? '')?.[1];
  const found = name === undefined ? null : images.picture(name, null);
  return found && { ...found.image, alt: alt || found.image.alt };
}

/** Widths of a picture in a text: the column of an article is at most 40rem wide. */
const SIZES = '(width >= 720px) 40rem, 100vw';

/** Returns a text with its uploaded pictures in their sizes; one that is missing is left out. */
export function withPictures(images: Pick<Images, 'picture'>, html: string): string {
  return html.replace(IN_TEXT, (tag: string, _quote: string, name: string) => {
    const found = images.picture(name, null);
    if (!found) return '';
    const { base, width, height, widths, alt } = found.image;
    const ownAlt = /\salt=(["'])(.*?)\1/i.exec(tag)?.[2];
    const sizes = widths.map((one) => `${base}/${one}.webp ${one}w`).join(', ');
    return `<img src="${base}/${widths.at(-1) ?? width}.webp" srcset="${sizes}" sizes="${SIZES}" width="${width}" height="${height}" alt="${ownAlt ?? escapeHtml(alt)}">`;
  });
}

interface Source {
  /** Name of the table on the command line. */
  readonly name: string;
  readonly table: PgTable;
  readonly key: PgColumn;
  readonly columns: Readonly<Record<string, PgColumn>>;
}

const source = (name: string, table: PgTable, key: PgColumn, columns: Source['columns']): Source => ({
  name,
  table,
  key,
  columns,
});

const { news, popups, qas, freeAreas, landingPages, blogs, catalogs, collectionEntries } = editorial;

/** The columns that may name uploaded pictures, by their names in files. */
const sources: readonly Source[] = [
  source('banners', banners, banners.id, { image_url: banners.imageUrl }),
  source('popups', popups, popups.id, { image_url: popups.imageUrl, body: popups.body }),
  source('landing-pages', landingPages, landingPages.key, {
    image_url: landingPages.imageUrl,
    body: landingPages.body,
  }),
  source('blogs', blogs, blogs.id, { image_url: blogs.imageUrl, body: blogs.body }),
  source('catalogs', catalogs, catalogs.key, { image_url: catalogs.imageUrl }),
  source('collection-entries', collectionEntries, collectionEntries.key, {
    image_url: collectionEntries.imageUrl,
    body: collectionEntries.body,
  }),
  source('news', news, news.id, { body: news.body }),
  source('static-pages', staticPages, staticPages.path, { body: staticPages.body }),
  source('free-areas', freeAreas, freeAreas.code, { body: freeAreas.body }),
  source('qas', qas, qas.id, { answer: qas.answer }),
];

/** A place where a row names uploaded pictures. */
export interface PictureUse {
  readonly table: string;
  readonly key: unknown;
  readonly field: string;
  readonly names: readonly string[];
}

/** Returns every use of uploaded pictures, in one table or in all. */
export async function listPictureUses(db: Db, table?: string): Promise<PictureUse[]> {
  const uses: PictureUse[] = [];
  for (const { name, table: from, key, columns } of sources) {
    if (table !== undefined && name !== table) continue;
    const pattern = `%${PREFIX}%`;
    const rows: Readonly<Record<string, unknown>>[] = await db
      .select({ key: sql<unknown>`${key}`, ...columns })
      .from(from)
      .where(or(...Object.values(columns).map((column) => like(column, pattern))));
    for (const row of rows)
      for (const field of Object.keys(columns)) {
        const text = row[field];
        const names = typeof text === 'string' ? namesIn(field, text) : [];
        if (names.length > 0) uses.push({ table: name, key: row.key, field, names });
      }
  }
  return uses;
}

function namesIn(field: string, text: string): string[] {
  if (field === 'image_url') return isReference(text) ? [text.slice(PREFIX.length)] : [];
  return [...text.matchAll(/\ssrc=(["'])picture:([^"']*)\1/gi)].map(([, , name = '']) => name);
}

/** Returns where each picture is used, as `banners 12 image_url`. */
export async function findPictureUses(db: Db): Promise<ReadonlyMap<string, readonly string[]>> {
  const uses = new Map<string, string[]>();
  for (const { table, key, field, names } of await listPictureUses(db))
    for (const name of new Set(names)) uses.set(name, [...(uses.get(name) ?? []), `${table} ${String(key)} ${field}`]);
  return uses;
}
