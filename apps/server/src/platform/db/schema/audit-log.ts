import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The log of all changes and exports by the shop's own people. Append-only, and stored longer than its subjects: it has
 * no foreign keys, and a trigger refuses changes.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    actorKind: text().$type<'cli' | 'staff' | 'job'>().notNull(),
    /** The name of the person, as sent by the command line; null for jobs and when nobody is named. */
    actorName: text(),
    staffId: text(),
    /** A subject and what was done to it, e.g. `order.ship`. */
    action: text().notNull(),
    subjectKind: text().notNull(),
    /** How people name the subject: the order's number, the product's key; null for a whole kind. */
    subjectKey: text(),
    before: jsonb(),
    after: jsonb(),
    reason: text(),
    requestId: text(),
  },
  (t) => [
    index('audit_log_at').on(t.at),
    index('audit_log_subject').on(t.subjectKind, t.subjectKey),
    check('audit_log_actor_known', sql`${t.actorKind} in ('cli', 'staff', 'job')`),
  ],
);
