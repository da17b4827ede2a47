import { exitCodes, ShopCommandError } from '../command-context.ts';
import { type AddCommand, channelsFlag, type ChangeOptions, dryQuery, dryRunFlag, unlessDry } from './shop-command.ts';

interface ChannelOptions {
  readonly channel?: readonly string[];
}

interface NamedSettings {
  readonly channel: string;
  readonly settings: object;
}

/** `settings get`, `settings set`: settings of channels by their dotted names. */
export const addSettingsCommands: AddCommand = (program, { api, print }) => {
  const settings = program.command('settings').description('チャネルの設定');

  settings
    .command('get')
    .argument('[名前]', '設定の名前、またはその前半(例:ORDER.SHIPPING)')
    .description('設定を「チャネル 名前=値」の形で表示します')
    .option(...channelsFlag)
    .action(async (name: string | undefined, { channel = [] }: ChannelOptions) => {
      const query = new URLSearchParams(channel.map((prefix) => ['channels', prefix]));
      const all = await api().get<NamedSettings[]>(`settings?${query}`);
      const lines = all.flatMap(({ channel: prefix, settings: values }) =>
        flatten(values)
          .filter(([own]) => name === undefined || own === name || own.startsWith(`${name}.`))
          .map(([own, value]) => `${prefix.padEnd(8)} ${own}=${value}\n`),
      );
      if (lines.length === 0) throw new ShopCommandError(`「${name}」という設定はありません。`, exitCodes.refused);
      print(lines.join(''));
    });

  settings
    .command('set')
    .argument('<名前=値...>', '例:SITE.NAME=ハムの店 ORDER.SHIPPING.IS_ALLOW_MULTIPLE=false')
    .description('設定を変更します。値が決まりに合わなければ、何も変更しません')
    .option(...channelsFlag)
    .option(...dryRunFlag)
    .action(async (pairs: readonly string[], { channel = [], ...options }: ChannelOptions & ChangeOptions) => {
      const { changed } = await api().send<{ changed: string[] }>('PATCH', `settings${dryQuery(options)}`, {
        channels: channel,
        values: Object.fromEntries(pairs.map(splitPair)),
      });
      print(
        `設定の変わるチャネル: ${changed.length > 0 ? changed.join(', ') : 'なし(すべて同じ値でした)'}\n${unlessDry(options)}`,
      );
    });
};

function splitPair(pair: string): [string, string] {
  const at = pair.indexOf('=');
  if (at < 1) throw new ShopCommandError(`「${pair}」は 名前=値 の形にしてください。`, exitCodes.misused);
  return [pair.slice(0, at), pair.slice(at + 1)];
}

/** Returns every setting by its dotted name, in the form that `set` accepts. */
function flatten(value: unknown, path: readonly string[] = []): [string, string][] {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.entries(value).flatMap(([name, part]) => flatten(part, [...path, name]));
  return [[path.join('.'), typeof value === 'string' ? value : JSON.stringify(value)]];
}
