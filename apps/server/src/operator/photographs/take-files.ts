import { newPublicId } from '../../platform/secrets/public-id.ts';
import { InvalidInputError } from '../../platform/errors/index.ts';
import { takePhotograph, type TakenPhotograph } from '../../platform/image/take-photograph.ts';
import type { WantedPhotograph } from './photograph-request.ts';

/** A checked photograph: one that the product already shows, or a new master with its name. */
export type CheckedPhotograph =
  | { readonly hash: string; readonly alt: string | null; readonly master: null }
  | {
      readonly hash: string;
      readonly alt: string;
      readonly master: TakenPhotograph & { readonly storageKey: string };
    };

/**
 * Makes masters of the files, one after another, since a large picture needs much memory.
 * @throws InvalidInputError `photograph.refused` with every refused file, `photograph.twice`
 */
export async function takeFiles(wanted: readonly WantedPhotograph[]): Promise<CheckedPhotograph[]> {
  const checked: CheckedPhotograph[] = [];
  const rows: { row: number; field: string; code: string; message: string }[] = [];
  for (const [row, photograph] of wanted.entries()) {
    if (!('content' in photograph)) {
      checked.push({ hash: photograph.hash, alt: photograph.alt?.trim() ?? null, master: null });
      continue;
    }
    const taken = await takePhotograph(Buffer.from(photograph.content, 'base64'));
    if ('problem' in taken) rows.push({ row, field: '', ...taken.problem });
    else {
      const storageKey = `photographs/${taken.hash}-${newPublicId()}.webp`;
      checked.push({ hash: taken.hash, alt: photograph.alt.trim(), master: { ...taken, storageKey } });
    }
  }
  if (rows.length > 0)
    throw new InvalidInputError('photograph.refused', '写真を受け付けられませんでした。', { details: { rows } });
  const hashes = checked.map(({ hash }) => hash);
  const twice = hashes.findIndex((hash, index) => hashes.indexOf(hash) !== index);
  if (twice >= 0)
    throw new InvalidInputError('photograph.twice', '同じ写真が2枚あります。', {
      details: { rows: [{ row: twice, field: '', code: 'photograph.twice', message: '前にも同じ写真があります。' }] },
    });
  return checked;
}
