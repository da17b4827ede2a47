import { type AuditEntry, differenceOf } from '../../platform/audit/write-audit.ts';
import type { ContentTable } from './content-table.ts';
import type { FileRow } from './read-table.ts';

/** Returns the audit entry of one row: the columns that differ, or the whole of a new or deleted row. */
export function entryOf(
  content: ContentTable,
  keys: readonly string[],
  before: FileRow | null,
  after: FileRow | null,
): AuditEntry {
  const step = before === null ? 'create' : after === null ? 'delete' : 'update';
  const key = keys.map((name) => String((after ?? before)?.[name] ?? '')).join('/');
  const values = before && after ? differenceOf(before, after) : { before, after };
  const subject: AuditEntry['subject'] =
    content.name === 'products' ? { kind: 'product', key } : { kind: 'table', key: `${content.name}/${key}` };
  return { action: `${subject.kind}.${step}`, subject, ...values };
}
