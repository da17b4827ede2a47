import type { Command } from 'commander';
import { readBytes } from '../table-file.ts';
import { type Focus, focusOf } from './focus-option.ts';
import {
  type AddCommand,
  type ChangeOptions,
  type CommandParts,
  dryQuery,
  dryRunFlag,
  unlessDry,
} from './shop-command.ts';

interface Pictures {
  readonly pictures: readonly {
    readonly name: string;
    readonly channel: string | null;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
    readonly focus: Focus;
    readonly address: string;
    readonly reference: string | null;
    readonly uses: readonly string[];
  }[];
}

interface OwnerOptions extends ChangeOptions {
  readonly channel?: readonly string[];
}

interface PutOptions extends OwnerOptions {
  readonly alt: string;
  readonly focus?: Focus;
}

const picture = [
  '<名前>',
  'logo(ロゴ)、hero(トップの写真)、favicon(ブラウザーのアイコン)、share(シェアされたときの画像)か、バナーや記事の画像につける名前(英小文字・数字・ハイフン)',
] as const;
const channelFlag = [
  '-c, --channel <チャネル...>',
  'そのチャネルだけに出します(logo、hero、favicon、share だけ。指定しないと、自分の画像がないすべてのチャネル)',
] as const;
const point = '左上が 0,0、右下が 1,1。例:0.5,0.3';

/** `pictures put|list|focus|caption|remove`: logo, hero, favicon and share image, and pictures of banners and articles. */
export const addPictureCommands: AddCommand = (program, parts) => {
  const pictures = program
    .command('pictures')
    .description('ロゴ、トップの写真、ファビコン、シェア用の画像と、バナーや記事の画像');
  pictures
    .command('put')
    .argument(...picture)
    .argument('<ファイル>', 'JPEG・PNG・WebP・AVIF・HEIC、15MBまで。ロゴとファビコンは背景の透明なPNGが使えます')
    .description('画像を入れます(同じ名前の画像があれば入れ替えます)')
    .requiredOption('--alt <説明>', '写っているものの説明(画像を見られない方に読まれます)')
    .option('--focus <横,縦>', `切り抜かれても見えるようにする点。${point}(指定しないと真ん中)`, focusOf)
    .option(...channelFlag)
    .option(...dryRunFlag)
    .action((name: string, file: string, { alt, focus, ...options }: PutOptions) => {
      const content = Buffer.from(readBytes(file)).toString('base64');
      return put(parts, name, options, { content, alt, ...(focus && { focus }) }, file);
    });
  pictures
    .command('list')
    .description('入れた画像の一覧(大きさ、説明、使っている行)')
    .action(async () => {
      const { pictures: found } = await parts.api().get<Pictures>('pictures');
      for (const one of found) parts.print(lineOf(one));
      parts.print(`${found.length}件\n`);
    });
  changing(pictures, 'focus', ['<横,縦>', point], '切り抜かれても見えるようにする点を変えます', (text) => ({
    focus: focusOf(text),
  }));
  changing(pictures, 'caption', ['<説明>', '写っているものの説明'], '画像の説明を書き直します', (alt) => ({ alt }));
  pictures
    .command('remove')
    .argument(...picture)
    .description('画像を外します(ロゴなどは、テーマのものに戻ります。行で使われている画像は外せません)')
    .option(...channelFlag)
    .option(...dryRunFlag)
    .action(async (name: string, options: OwnerOptions) => {
      await parts.api().send('DELETE', pathOf(name, options), { channels: options.channel ?? [] });
      parts.print(`画像 ${name} を外しました。\n${unlessDry(options)}`);
    });

  function changing(
    to: Command,
    verb: string,
    argument: readonly [string, string],
    description: string,
    changeOf: (text: string) => { focus: Focus } | { alt: string },
  ): void {
    to.command(verb)
      .argument(...picture)
      .argument(...argument)
      .description(description)
      .option(...channelFlag)
      .option(...dryRunFlag)
      .action((name: string, text: string, options: OwnerOptions) => put(parts, name, options, changeOf(text), name));
  }
};

async function put(
  { api, print }: CommandParts,
  name: string,
  options: OwnerOptions,
  change: { readonly content?: string; readonly alt?: string; readonly focus?: Focus },
  rowName: string,
): Promise<void> {
  const body = { ...change, channels: options.channel ?? [] };
  const { pictures } = await api().send<Pictures>('PUT', pathOf(name, options), body, { rowName: () => rowName });
  for (const one of pictures) print(lineOf(one));
  print(unlessDry(options));
}

function lineOf({ name, channel, alt, width, height, focus, address, reference, uses }: Pictures['pictures'][number]) {
  const details = [
    `${width}×${height}`,
    ...(focus.x === 0.5 && focus.y === 0.5 ? [] : [`中心 ${focus.x},${focus.y}`]),
    ...(reference === null ? [] : [`image_url には ${reference}`]),
    ...(uses.length === 0 ? [] : [`使用:${uses.join('、')}`]),
  ];
  return `${name}${channel === null ? '' : ` (${channel})`} ${alt} ${address} ${details.join(' ')}\n`;
}

const pathOf = (name: string, options: ChangeOptions) => `pictures/${encodeURIComponent(name)}${dryQuery(options)}`;
