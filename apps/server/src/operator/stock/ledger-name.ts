import type { OperatorActor } from '../../platform/audit/operator-ctx.ts';

/** Returns who moved stock, as the ledger names them. */
export function ledgerName(actor: OperatorActor): string {
  if (actor.kind === 'job') return 'shop';
  return actor.name ?? actor.kind;
}
