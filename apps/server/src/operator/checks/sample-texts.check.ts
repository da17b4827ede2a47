import { contentTables } from '../tables/content-tables.ts';
import { fileColumns } from '../tables/file-columns.ts';
import { readTable } from '../tables/read-table.ts';
import type { CheckContext, OpeningCheck, OpenItem } from './opening-check.ts';

/** Texts of the sample shop, and numbers and addresses that nobody can have. */
const SAMPLE = /見本|example\.(?:jp|com)|03-0000-0000|T1234567890123|100-0000/;
const AROUND = 12;

/** Sample texts that are left in tables and settings. */
export const sampleTextsCheck: OpeningCheck = {
  code: 'sample_texts',
  title: '見本の文章',
  find: async (ctx) => [...settingsOf(ctx), ...(await cellsOf(ctx))],
};

function settingsOf({ channels }: CheckContext): OpenItem[] {
  return channels.flatMap(({ prefix, settings }) =>
    textsIn(settings).flatMap(([name, text]) =>
      SAMPLE.test(text)
        ? [
            {
              channel: prefix,
              message: `見本の設定です: ${excerpt(text)}`,
              cell: { table: 'settings', row: prefix, column: name },
            },
          ]
        : [],
    ),
  );
}

async function cellsOf(ctx: CheckContext): Promise<OpenItem[]> {
  const items: OpenItem[] = [];
  const prefixes = new Set(ctx.channels.map(({ prefix }) => prefix));
  for (const table of contentTables) {
    const columns = fileColumns(table);
    const keys = columns.filter(({ property }) => property !== null && table.key.includes(property));
    for (const { row } of await readTable(ctx, table, columns, null)) {
      if (isOfOther(row, prefixes, table.name)) continue;
      const name = keys.map((key) => `${key.name}=${String(row[key.name])}`).join(' ');
      for (const column of columns) {
        const found = textsIn(row[column.name]).find(([, text]) => SAMPLE.test(text));
        if (found)
          items.push({
            channel: null,
            message: `見本の文章です: ${excerpt(found[1])}`,
            cell: { table: table.name, row: name, column: column.name },
          });
      }
    }
  }
  return items;
}

/** Whether a row is of channels only that are not checked. */
function isOfOther(row: Readonly<Record<string, unknown>>, prefixes: ReadonlySet<string>, table: string): boolean {
  const own = table === 'channels' ? [row.prefix] : row.channel_prefixes;
  return Array.isArray(own) && own.length > 0 && !own.some((prefix) => prefixes.has(String(prefix)));
}

/** Returns every text in a value with its dotted name. */
function textsIn(value: unknown, path: readonly string[] = []): [name: string, text: string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, [...path, name]));
}

function excerpt(text: string): string {
  const plain = text.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
  const at = Math.max(0, plain.search(SAMPLE));
  const [from, to] = [Math.max(0, at - AROUND), at + 2 * AROUND];
  return `${from > 0 ? '…' : ''}${plain.slice(from, to)}${to < plain.length ? '…' : ''}`;
}
