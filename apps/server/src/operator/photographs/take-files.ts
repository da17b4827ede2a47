import { newPublicId } from '../../platform/secrets/public-id.ts';
import { InvalidInputError, NotFoundError } from '../../platform/errors/index.ts';
import { CENTRE, type Focus } from '../../platform/image/focus.ts';
import type { PhotographRow } from '../../platform/image/photograph.queries.ts';
import { cropPhotograph, type SquareMaster, takePhotograph } from '../../platform/image/take-photograph.ts';
import { newFiles, type StoredFile } from './stored-files.ts';
import type { WantedPhotograph } from './photograph-request.ts';

/** A checked photograph: the values of its row without place and time, and the files to write. */
export interface CheckedPhotograph {
  readonly row: Omit<PhotographRow, 'productId' | 'sortNo' | 'createdAt'>;
  readonly files: readonly StoredFile[];
  /** Hash of the row that it replaces; null for a new photograph. */
  readonly before: string | null;
}

interface Shown {
  /** The rows of the product by their hash. */
  readonly shown: ReadonlyMap<string, PhotographRow>;
  readonly read: (storageKey: string) => Promise<Buffer>;
}

/**
 * Makes masters of the files, and crops shown photographs again that have another focus; one after another, since a
 * large picture needs much memory.
 * @throws InvalidInputError `photograph.refused` with every refused file, `photograph.twice`; NotFoundError
 * `photograph.not_found` for a hash that the product does not show
 */
export async function takeFiles(wanted: readonly WantedPhotograph[], shown: Shown): Promise<CheckedPhotograph[]> {
  const checked: CheckedPhotograph[] = [];
  const rows: { row: number; field: string; code: string; message: string }[] = [];
  for (const [row, photograph] of wanted.entries()) {
    if (!('content' in photograph)) {
      checked.push(await changed(photograph, shown));
      continue;
    }
    const focus = photograph.focus ?? CENTRE;
    const taken = await takePhotograph(Buffer.from(photograph.content, 'base64'), focus);
    if ('problem' in taken) {
      rows.push({ row, field: '', ...taken.problem });
      continue;
    }
    const { original, ...master } = taken;
    const originalKey = original && nameOf(master.hash, 'original');
    checked.push(checkedOf(master, { alt: photograph.alt.trim(), originalKey }, focus, original));
  }
  if (rows.length > 0)
    throw new InvalidInputError('photograph.refused', '写真を受け付けられませんでした。', { details: { rows } });
  const hashes = checked.map(({ row: { hash } }) => hash);
  const twice = hashes.findIndex((hash, index) => hashes.indexOf(hash) !== index);
  if (twice >= 0)
    throw new InvalidInputError('photograph.twice', '同じ写真が2枚あります。', {
      details: { rows: [{ row: twice, field: '', code: 'photograph.twice', message: '前にも同じ写真があります。' }] },
    });
  return checked;
}

async function changed(
  { hash, alt, focus }: Extract<WantedPhotograph, { hash: string }>,
  { shown, read }: Shown,
): Promise<CheckedPhotograph> {
  const found = shown.get(hash);
  if (!found) throw new NotFoundError('photograph.not_found', 'この商品に、その写真はもうありません。');
  const { productId: _product, sortNo: _sortNo, createdAt: _createdAt, ...before } = found;
  const row = { ...before, alt: alt?.trim() ?? before.alt };
  if (!focus || (focus.x === row.focusX && focus.y === row.focusY)) return { row, files: [], before: hash };
  if (row.originalKey === null) return { row: { ...row, focusX: focus.x, focusY: focus.y }, files: [], before: hash };
  const master = await cropPhotograph(await read(row.originalKey), focus);
  return { ...checkedOf(master, row, focus, null), before: hash };
}

function checkedOf(
  { bytes, ...details }: SquareMaster,
  { alt, originalKey }: Pick<PhotographRow, 'alt' | 'originalKey'>,
  { x: focusX, y: focusY }: Focus,
  original: Buffer | null,
): CheckedPhotograph {
  const storageKey = nameOf(details.hash);
  return {
    row: { ...details, alt, storageKey, originalKey, focusX, focusY },
    files: newFiles({ storageKey, originalKey }, { bytes, original }),
    before: null,
  };
}

const nameOf = (hash: string, kind?: 'original') =>
  `photographs/${hash}-${newPublicId()}${kind ? `-${kind}` : ''}.webp`;
