import { listChannels } from '../../channel/channel.queries.ts';
import { hostOf } from '../../channel/host-of.ts';
import type { TableContext, TableProblem } from './content-table.ts';

/** Host names that lead nowhere because of how they are written, and those that two channels have: a shopper reaches one shop by a name. */
export async function findHostProblems({ db }: TableContext): Promise<TableProblem[]> {
  const owners = new Map<string, string>();
  const problems: TableProblem[] = [];
  for (const { prefix, hosts } of await listChannels(db)) {
    const refuse = (message: string) => problems.push({ key: { prefix }, field: 'hosts', message });
    for (const host of hosts) {
      const owner = owners.get(host);
      if (host !== hostOf(host)) refuse(`「${host}」は、小文字で、ポート番号をつけずに入力してください。`);
      if (owner !== undefined && owner !== prefix) refuse(`「${host}」はチャネル ${owner} のホスト名です。`);
      owners.set(host, owner ?? prefix);
    }
  }
  return problems;
}
