import { LIMITS } from '@shop/constants';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { selectAddresses } from '../customer/address.queries.ts';
import type { Job, JobContext } from '../../platform/jobs/job.ts';
import { deleteOldExports, finishExport, lockWaitingExports, readBookMark } from './address-export.queries.ts';
import { encodeText, lackingInShiftJis } from './text-encoding.ts';
import { EXPORT_TTL_MS } from './export-ttl.ts';
import { writeAddressFile } from './write-address-file.ts';

/** Writes the large address books that members have requested, and deletes expired ones. */
export const addressExportJob: Job = {
  name: 'address-export',
  everyMs: 60_000,
  table: 'address_exports',
  run: writeExports,
};

const BATCH = 20;

async function writeExports(ctx: JobContext): Promise<void> {
  while ((await writeSome(ctx)) === BATCH);
  await deleteOldExports(ctx.db, new Date(ctx.clock.now().getTime() - EXPORT_TTL_MS));
}

/** @returns how many there were */
function writeSome(ctx: JobContext): Promise<number> {
  return inTransaction(ctx, async ({ db, clock }) => {
    const waiting = await lockWaitingExports(db, BATCH);
    for (const { userId, encoding } of waiting) {
      const { mark: book } = await readBookMark(db, userId);
      const rows = await selectAddresses(db, userId, { limit: LIMITS.addresses, offset: 0 });
      const text = writeAddressFile(rows);
      // A name that Shift_JIS lacks was added after the request: the next call reports it.
      const isWritable = encoding === 'utf-8' || lackingInShiftJis(text).length === 0;
      await finishExport(db, userId, {
        content: isWritable ? encodeText(text, encoding) : Buffer.alloc(0),
        book,
        rows: rows.length,
        readyAt: clock.now(),
      });
    }
    return waiting.length;
  });
}
