import { textFieldNames, unknownFields } from '../../content/text-fields/fill-fields.ts';
import { messages, staticPages } from '../../platform/db/schema/content.ts';
import { qas } from '../../platform/db/schema/editorial.ts';
import type { TableContext, TableProblem } from './content-table.ts';

/** Returns the problems of a text's fields, such as `{{SELLER.FAX}}`: what does not exist would be shown as typed. */
function problemsOf(key: TableProblem['key'], field: string, html: string): TableProblem[] {
  return unknownFields(html).map((name) => ({
    key,
    field,
    message: `{{${name}}} は使えません。使えるのは ${textFieldNames.join('、')} です。`,
  }));
}

/** Returns the unknown fields of static pages. */
export async function findPageProblems({ db }: TableContext): Promise<TableProblem[]> {
  const rows = await db.select().from(staticPages);
  return rows.flatMap(({ path, body }) => problemsOf({ path }, 'body', body));
}

/** Returns the unknown fields of messages. */
export async function findMessageProblems({ db }: TableContext): Promise<TableProblem[]> {
  const rows = await db.select().from(messages);
  return rows.flatMap(({ code, body }) => problemsOf({ code }, 'body', body));
}

/** Returns the unknown fields of answers to questions. */
export async function findQaProblems({ db }: TableContext): Promise<TableProblem[]> {
  const rows = await db.select().from(qas);
  return rows.flatMap(({ id, answer }) => problemsOf({ id }, 'answer', answer));
}
