import { isDeepStrictEqual } from 'node:util';
import { auditLog } from '../db/schema/audit-log.ts';
import type { AuditCtx, OperatorActor } from './operator-ctx.ts';

/** The kinds of things that operators change or export. */
export type AuditSubject =
  | 'channel'
  | 'customer'
  | 'inquiry'
  | 'mail'
  | 'operations'
  | 'order'
  | 'picture'
  | 'postal_codes'
  | 'product'
  | 'settings'
  | 'support'
  | 'table';

/** One entry of the audit log; it contains no names, addresses or telephone numbers of customers. */
export interface AuditEntry {
  /** A subject and what was done to it, e.g. `order.ship`. */
  readonly action: string;
  readonly subject: { readonly kind: AuditSubject; readonly key: string | null };
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string | null;
}

const MOST_AT_ONCE = 1000;

/** Writes what an operator has done. Call it inside the transaction of the change. */
export async function writeAudit(ctx: AuditCtx, ...entries: readonly AuditEntry[]): Promise<void> {
  const common = { at: ctx.clock.now(), requestId: ctx.requestId, ...columnsOf(ctx.actor) };
  for (let first = 0; first < entries.length; first += MOST_AT_ONCE)
    await ctx.db.insert(auditLog).values(
      entries.slice(first, first + MOST_AT_ONCE).map(({ action, subject, before, after, reason }) => ({
        ...common,
        action,
        subjectKind: subject.kind,
        subjectKey: subject.key,
        before: before ?? null,
        after: after ?? null,
        reason: reason ?? null,
      })),
    );
}

/** Writes that personal data was exported, and of how many (P-18). */
export function auditExport(ctx: AuditCtx, action: string, kind: AuditSubject, count: number): Promise<void> {
  return writeAudit(ctx, { action, subject: { kind, key: null }, after: { count } });
}

type Values = Readonly<Record<string, unknown>>;

/** Returns only the properties that differ; null when none does. */
export function differenceOf(before: Values, after: Values): { before: Values; after: Values } | null {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  if (names.length === 0) return null;
  const among = (values: Values) => Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return { before: among(before), after: among(after) };
}

function columnsOf(actor: OperatorActor) {
  return {
    actorKind: actor.kind,
    actorName: actor.kind === 'job' ? null : actor.name,
    staffId: actor.kind === 'staff' ? actor.id : null,
  };
}
