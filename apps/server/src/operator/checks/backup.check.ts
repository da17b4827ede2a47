import { operations } from '../../platform/db/schema/operations.ts';
import type { OpeningCheck } from './opening-check.ts';

const HOUR_MS = 3_600_000;
/** A daily backup may be late by half a day. */
const MOST_HOURS = 36;

/** No backup, or none of the last 36 hours. */
export const backupCheck: OpeningCheck = {
  code: 'backup',
  title: 'バックアップ',
  find: async ({ db, clock }) => {
    const [row] = await db.select().from(operations);
    const at = row?.backupAt ?? null;
    if (at === null)
      return [
        { channel: null, message: 'バックアップの記録がありません。取得のあとに backup done を実行してください。' },
      ];
    const hours = Math.floor((clock.now().getTime() - at.getTime()) / HOUR_MS);
    return hours <= MOST_HOURS
      ? []
      : [{ channel: null, message: `最後のバックアップから${hours}時間が過ぎています。` }];
  },
};
