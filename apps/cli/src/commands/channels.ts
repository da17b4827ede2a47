import { exitCodes, ShopCommandError } from '../command-context.ts';
import {
  type AddCommand,
  channelsFlag,
  type ChangeOptions,
  type CommandParts,
  dryQuery,
  dryRunFlag,
  unlessDry,
} from './shop-command.ts';
import { shownTime } from '../shown-time.ts';

interface Channel {
  readonly prefix: string;
  readonly hosts: readonly string[];
  readonly name: string;
  readonly theme: string;
  readonly namespace: string | null;
  readonly is_selling: boolean;
  readonly opened_at: string | null;
  readonly archived_at: string | null;
  readonly maintenance: { readonly title: string; readonly starts_at?: string; readonly ends_at?: string } | null;
}

interface ChannelOptions extends ChangeOptions {
  readonly channel?: readonly string[];
}

interface MaintenanceOptions extends ChannelOptions {
  readonly title: string;
  readonly message: string;
  readonly retryAfter: string;
  readonly from?: string;
  readonly until?: string;
}

/** `channels`, `open`, `maintenance on|off`, `selling stop|start`. */
export const addChannelCommands: AddCommand = (program, parts) => {
  program
    .command('channels')
    .description('チャネルの一覧と、今の状態')
    .action(async () => {
      for (const channel of await parts.api().get<Channel[]>('channels')) parts.print(`${describe(channel)}\n`);
    });

  program
    .command('open')
    .description('開店します(はじめての1回だけ。それまではお客さまに準備中の画面が出て、メールは送られません)')
    .option(...channelsFlag)
    .option(...dryRunFlag)
    .action(async (options: ChannelOptions) => {
      const before = await parts.api().get<Channel[]>('channels');
      await change(parts, options, { is_open: true }, '開店しました');
      for (const line of openingNotes(before, options.channel)) parts.print(`${line}\n`);
    });

  const maintenance = program.command('maintenance').description('メンテナンス(閉店と再開)');
  maintenance
    .command('on')
    .description('メンテナンスの画面に切り替えます。期間を指定すると、その間だけ切り替わります')
    .option('--title <見出し>', '画面の見出し', 'メンテナンス中')
    .option(
      '--message <文章>',
      '画面の文章',
      'ただいまメンテナンスを行っています。ご不便をおかけしますが、しばらくお待ちください。',
    )
    .option('--from <日時>', '始まり(日本時間。例:"2026-11-21 02:00")。指定しないと今すぐ')
    .option('--until <日時>', '終わり。指定しないと maintenance off まで')
    .option('--retry-after <秒>', '終わりが決まっていないとき、ブラウザーに伝える待ち時間', '600')
    .option(...channelsFlag)
    .option(...dryRunFlag)
    .action(async ({ title, message, from, until, retryAfter, ...options }: MaintenanceOptions) => {
      const seconds = Number(retryAfter);
      if (!Number.isInteger(seconds))
        throw new ShopCommandError('--retry-after は秒数(整数)で指定してください。', exitCodes.misused);
      await change(
        parts,
        options,
        { maintenance: { title, message, retry_after: seconds, starts_at: from ?? null, ends_at: until ?? null } },
        'メンテナンスを設定しました',
      );
    });
  maintenance
    .command('off')
    .description('メンテナンスを終えて再開します')
    .option(...channelsFlag)
    .option(...dryRunFlag)
    .action((options: ChannelOptions) => change(parts, options, { maintenance: null }, '再開しました'));

  const selling = program.command('selling').description('販売の一時停止(商品は見られますが、注文できません)');
  selling
    .command('stop')
    .description('販売を止めます')
    .option(...channelsFlag)
    .option(...dryRunFlag)
    .action((options: ChannelOptions) => change(parts, options, { is_selling: false }, '販売を止めました'));
  selling
    .command('start')
    .description('販売を再開します')
    .option(...channelsFlag)
    .option(...dryRunFlag)
    .action((options: ChannelOptions) => change(parts, options, { is_selling: true }, '販売を再開しました'));
};

async function change(
  { api, print }: CommandParts,
  { channel = [], ...options }: ChannelOptions,
  body: object,
  done: string,
): Promise<void> {
  const { changed } = await api().send<{ changed: string[] }>('PATCH', `channels${dryQuery(options)}`, {
    channels: channel,
    ...body,
  });
  print(`${done}: ${changed.join(', ')}\n${unlessDry(options)}`);
}

/** Returns what an operator should know about channels that are opened now. */
function openingNotes(channels: readonly Channel[], named: readonly string[] = []): string[] {
  const opening = channels.filter(({ prefix, archived_at: archived }) =>
    named.length > 0 ? named.includes(prefix) : archived === null,
  );
  return opening.flatMap(
    ({ prefix, opened_at: openedAt, archived_at: archived, maintenance, is_selling: isSelling }) => {
      const notes = [
        openedAt !== null && `すでに開店しています(${shownTime(openedAt)})`,
        archived !== null && 'アーカイブされているため、お客さまには表示されません(archive channels --undo で戻せます)',
        maintenance && 'メンテナンスが設定されています(maintenance off で終わります)',
        !isSelling && '販売を止めています(selling start で再開します)',
      ];
      return notes.filter((note) => note !== false && note !== null).map((note) => `  ${prefix}: ${note}`);
    },
  );
}

function describe({ prefix, hosts, name, theme, namespace, maintenance, ...channel }: Channel): string {
  const period =
    maintenance && [maintenance.starts_at, maintenance.ends_at].map((at) => (at ? shownTime(at) : '')).join(' 〜 ');
  const state = [
    channel.archived_at !== null && 'アーカイブ済み',
    channel.opened_at === null && '開店前',
    maintenance && `メンテナンス「${maintenance.title}」${period === ' 〜 ' ? '' : period}`,
    !channel.is_selling && '販売停止中',
  ].filter((it) => it !== false && it !== null);
  return `${prefix.padEnd(8)} ${[theme, namespace]
    .filter((it) => it !== null)
    .join('/')
    .padEnd(14)} ${hosts[0] ?? ''} ${name} ${state.length > 0 ? `[${state.join('、')}]` : ''}`.trimEnd();
}
