import type { OperatorCtx } from '../../platform/audit/operator-ctx.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { operations } from '../../platform/db/schema/operations.ts';

/** Records that a backup has been completed. Call it inside a transaction. @returns when */
export async function recordBackup(ctx: OperatorCtx): Promise<Date> {
  const backupAt = ctx.clock.now();
  await ctx.db
    .insert(operations)
    .values({ id: 1, backupAt })
    .onConflictDoUpdate({ target: operations.id, set: { backupAt } });
  const after = { backup_at: backupAt.toISOString() };
  await writeAudit(ctx, { action: 'backup.done', subject: { kind: 'operations', key: null }, after });
  return backupAt;
}
