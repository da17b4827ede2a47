import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { OperatorCtx } from '../../platform/audit/operator-ctx.ts';
import { differenceOf, writeAudit } from '../../platform/audit/write-audit.ts';
import { pictures } from '../../platform/db/schema/pictures.ts';
import { InvalidInputError, NotFoundError } from '../../platform/errors/index.ts';
import { CENTRE, type Focus } from '../../platform/image/focus.ts';
import { kindOfPicture } from '../../platform/image/picture-kinds.ts';
import type { PictureRow } from '../../platform/image/picture.queries.ts';
import { forgetRemovals } from '../../platform/image/photograph.queries.ts';
import { cropPicture, type PictureMaster, takePicture } from '../../platform/image/take-picture.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { newPublicId } from '../../platform/secrets/public-id.ts';
import { namesOf, newFiles, readStored, type StoredFile, writeFiles } from '../photographs/stored-files.ts';
import { rehearse } from '../rehearse.ts';
import type { PictureBody } from './picture-request.ts';
import { findOwners, type Owner } from './picture-owners.ts';

interface Request extends PictureBody {
  readonly name: string;
  readonly isDry: boolean;
}

/** A row to write, with its new files. */
interface Checked {
  readonly owner: Owner;
  readonly row: Omit<PictureRow, 'id' | 'createdAt'>;
  readonly files: readonly StoredFile[];
}

/**
 * Uploads a picture for these channels (for all when none is named), or changes the text or focus of the one that there
 * is. Files are written before the transaction; the worker removes those of a failed change.
 * @throws NotFoundError `channel.not_found`, `picture.not_found`; InvalidInputError `photograph.refused`,
 * `picture.channels`; UnavailableError `photograph.storage`
 */
export async function putPicture(ctx: OperatorCtx, { name, channels, isDry, ...change }: Request) {
  const owners = await findOwners(ctx, name, channels);
  const checked =
    change.content === undefined ? await changed(ctx, name, owners, change) : await taken(name, owners, change);
  if (!isDry)
    await writeFiles(
      ctx,
      checked.flatMap(({ files }) => files),
    );
  return rehearse(
    ctx,
    (inner) => write(inner, name, checked),
    () => isDry,
  );
}

async function taken(
  name: string,
  owners: readonly Owner[],
  { content = '', alt = '', focus = CENTRE }: Omit<PictureBody, 'channels'>,
): Promise<Checked[]> {
  const picture = await takePicture(Buffer.from(content, 'base64'), kindOfPicture(name), focus);
  if ('problem' in picture)
    throw new InvalidInputError('photograph.refused', '画像を受け付けられませんでした。', {
      details: { rows: [{ row: 0, field: '', ...picture.problem }] },
    });
  const { original, ...master } = picture;
  return owners.map((owner) => {
    const originalKey = original && nameOf(master.hash, '-original');
    return checkedOf(master, { owner, name, alt: alt.trim(), focus, originalKey }, original);
  });
}

async function changed(
  ctx: JobContext,
  name: string,
  owners: readonly Owner[],
  { alt, focus }: Omit<PictureBody, 'channels'>,
): Promise<Checked[]> {
  const rows = await ctx.db.select().from(pictures).where(eq(pictures.name, name));
  const checked: Checked[] = [];
  for (const owner of owners) {
    const found = rows.find(({ channelId }) => channelId === owner.id);
    if (!found) throw pictureMissing(name, owner);
    const { id: _id, createdAt: _createdAt, ...before } = found;
    const point = focus ?? { x: before.focusX, y: before.focusY };
    const row = { ...before, alt: alt?.trim() ?? before.alt, focusX: point.x, focusY: point.y };
    const isCropped = before.originalKey !== null && (point.x !== before.focusX || point.y !== before.focusY);
    if (!isCropped || before.originalKey === null) {
      checked.push({ owner, row, files: [] });
      continue;
    }
    const master = await cropPicture(await readStored(ctx, before.originalKey), kindOfPicture(name), point);
    const { alt: text, originalKey } = row;
    checked.push(checkedOf(master, { owner, name, alt: text, focus: point, originalKey }, null));
  }
  return checked;
}

interface Described {
  readonly owner: Owner;
  readonly name: string;
  readonly alt: string;
  readonly focus: Focus;
  readonly originalKey: string | null;
}

function checkedOf(
  { bytes, ...details }: PictureMaster,
  { owner, name, alt, focus: { x: focusX, y: focusY }, originalKey }: Described,
  original: Buffer | null,
): Checked {
  const storageKey = nameOf(details.hash);
  return {
    owner,
    row: { ...details, name, channelId: owner.id, alt, storageKey, originalKey, focusX, focusY },
    files: newFiles({ storageKey, originalKey }, { bytes, original }),
  };
}

/** Replaces the rows; the trigger notes the files of the old ones for removal, and those still in use are taken back. */
async function write(ctx: OperatorCtx, name: string, checked: readonly Checked[]) {
  const { db, clock } = ctx;
  const ids = checked.flatMap(({ owner: { id } }) => id ?? []);
  const ofOwners = or(
    inArray(pictures.channelId, ids),
    ...(ids.length < checked.length ? [isNull(pictures.channelId)] : []),
  );
  const before = await db
    .delete(pictures)
    .where(and(eq(pictures.name, name), ofOwners))
    .returning();
  const createdAt = clock.now();
  const rows = await db
    .insert(pictures)
    .values(checked.map(({ row }) => ({ ...row, createdAt })))
    .returning();
  await forgetRemovals(db, namesOf(rows));
  const difference = differenceOf({ pictures: auditable(before) }, { pictures: auditable(rows) });
  if (difference)
    await writeAudit(ctx, { action: 'picture.put', subject: { kind: 'picture', key: name }, ...difference });
  return rows.map((row) => ({
    row,
    channel: checked.find(({ owner }) => owner.id === row.channelId)?.owner.prefix ?? null,
  }));
}

const auditable = (rows: readonly PictureRow[]) =>
  rows.map(({ channelId, hash, alt, focusX, focusY }) => ({
    channel_id: channelId,
    hash,
    alt,
    focus: [focusX, focusY],
  }));

const nameOf = (hash: string, kind = '') => `pictures/${hash}-${newPublicId()}${kind}.webp`;

export const pictureMissing = (name: string, { prefix }: Owner) =>
  new NotFoundError(
    'picture.not_found',
    prefix === null ? `画像「${name}」はありません。` : `チャネル ${prefix} に、画像「${name}」はありません。`,
  );
