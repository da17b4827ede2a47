import { listChannels } from '../../channel/channel.queries.ts';
import { hostOf } from '../../channel/host-of.ts';
import { findUnknownNames } from '../../form/unknown-names.ts';
import type { TableContext, TableProblem } from './content-table.ts';

/** The columns of the file that settings name otherwise. */
const columnOf: Readonly<Record<string, string>> = { 'SITE.THEME': 'theme', 'SITE.NAMESPACE': 'namespace' };

/**
 * Themes and variants that are not there, host names that lead nowhere because of how they are written, and those that two
 * channels have: a shopper reaches one shop by a name.
 */
export async function findChannelProblems({ db }: TableContext): Promise<TableProblem[]> {
  const owners = new Map<string, string>();
  const problems: TableProblem[] = [];
  for (const channel of await listChannels(db)) {
    const { prefix, hosts } = channel;
    const refuse = (message: string, field = 'hosts') => problems.push({ key: { prefix }, field, message });
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
