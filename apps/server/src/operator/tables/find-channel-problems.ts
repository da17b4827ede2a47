import { COLOR_NAMES } from '@shop/constants';
import { listChannels } from '../../platform/channel/channel.queries.ts';
import { hostOf } from '../../platform/channel/find-channel.ts';
import { findUnknownNames } from '../../platform/form/unknown-names.ts';
import type { TableContext, TableProblem } from './content-table.ts';

/** The columns that have another name in settings. */
const columnOf: Readonly<Record<string, string>> = { 'SITE.THEME': 'theme', 'SITE.NAMESPACE': 'namespace' };

/**
 * Returns missing themes and variants, unknown colours, host names that are misspelt, and those of two channels: a host
 * name leads to one shop.
 */
export async function findChannelProblems({ db }: TableContext): Promise<TableProblem[]> {
  const owners = new Map<string, string>();
  const problems: TableProblem[] = [];
  const channels = await listChannels(db);
  if (channels.length === 0) problems.push({ key: {}, field: '', message: 'チャネルは1つ以上必要です。' });
  for (const channel of channels) {
    const { prefix, hosts } = channel;
    const refuse = (message: string, field = 'hosts') => problems.push({ key: { prefix }, field, message });
    for (const message of colorProblems(channel.colors)) refuse(message, 'colors');
    for (const [setting, messages] of Object.entries(findUnknownNames(channel)))
      for (const message of messages) refuse(message, columnOf[setting] ?? 'namespace');
    for (const host of hosts) {
      const owner = owners.get(host);
      if (host !== hostOf(host)) refuse(`「${host}」は、小文字で、ポート番号をつけずに入力してください。`);
      if (owner !== undefined && owner !== prefix) refuse(`「${host}」はチャネル ${owner} のホスト名です。`);
      owners.set(host, owner ?? prefix);
    }
  }
  return problems;
}

const known: ReadonlySet<string> = new Set(COLOR_NAMES);

/**
 * Returns problems of colours, named by token (`accentHover`) or by property (`accent-hover`). The storefront ignores
 * illegible ones.
 */
function colorProblems(colors: Readonly<Record<string, string>>): string[] {
  return Object.entries(colors).flatMap(([name, value]) => {
    if (!known.has(name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())))
      return [`「${name}」という色はありません。使えるのは ${COLOR_NAMES.join('、')} です。`];
    return /^#[0-9a-f]{6}$/i.test(value) ? [] : [`「${name}」の色は #1f4f86 の形で入力してください。`];
  });
}
