import type { Command } from 'commander';
import { exitCodes, ShopCommandError } from '../command-context.ts';
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

interface Photographs {
  readonly photographs: readonly {
    readonly product_key: string;
    readonly no: number;
    readonly hash: string;
    readonly alt: string;
    readonly base: string;
    readonly focus: Focus;
  }[];
}

/** One that the product is to show: a file of this machine, or one that it shows already. */
type Wanted = { readonly focus?: Focus } & (
  { readonly file: string; readonly alt: string } | { readonly hash: string; readonly alt?: string }
);

interface FileOptions extends ChangeOptions {
  readonly alt: readonly string[];
  readonly focus?: readonly Focus[];
}

const product = ['<商品キー>', '例:ham-fr-001'] as const;
const files = [
  '<ファイル...>',
  'JPEG・PNG・WebP・AVIF・HEIC。縦横の形は自由、短い辺が800ピクセル以上、1枚15MBまで。正方形に切り抜いて見せます',
] as const;
const altFlag = [
  '--alt <説明>',
  '写っているものの説明(画像を見られない方に読まれます)。ファイルと同じ順に、1枚に1回ずつ指定します',
  (alt: string, before: readonly string[] = []) => [...before, alt],
] as const;

const focusFlag = [
  '--focus <横,縦>',
  '切り抜きの中心にする点。左上が 0,0、右下が 1,1(指定しないと真ん中 0.5,0.5)。1回だけ指定するとすべてのファイルに、ファイルと同じ数だけ指定すると順に使います',
  (text: string, before: readonly Focus[] = []) => [...before, focusOf(text)],
] as const;

/** `photos list|put|add|order|caption|focus|remove`: which photographs a product shows, in which order. */
export const addPhotographCommands: AddCommand = (program, parts) => {
  const photos = program.command('photos').description('商品の写真');
  photos
    .command('list')
    .argument('[商品キー]', '指定しないと、写真を入れたすべての商品')
    .description('入れた写真の一覧(番号、説明、アドレス)')
    .action(async (key?: string) => {
      const shown = await shownBy(parts, key);
      for (const one of shown) parts.print(lineOf(one));
      parts.print(`${shown.length}枚\n`);
    });
  withFiles(
    photos.command('put'),
    '商品の写真を、指定したファイルに入れ替えます(最初の1枚が一覧やカートに出ます)',
  ).action((key: string, names: readonly string[], options: FileOptions) =>
    change(parts, key, options, wantedOf(names, options)),
  );
  withFiles(photos.command('add'), '商品の写真を、今ある写真の後に足します').action(
    async (key: string, names: readonly string[], options: FileOptions) =>
      change(parts, key, options, [...(await shownBy(parts, key)).map(photographOf), ...wantedOf(names, options)]),
  );
  photos
    .command('order')
    .argument(...product)
    .argument('<番号...>', '今の番号を、新しい順に。例:3 1 2')
    .description('写真を並べ替えます(番号は photos list で確かめます)')
    .option(...dryRunFlag)
    .action(async (key: string, numbers: readonly string[], options: ChangeOptions) => {
      const shown = await shownBy(parts, key);
      const picked = numbers.map((number) => placeOf(number, shown.length));
      if (new Set(picked).size !== shown.length || picked.length !== shown.length)
        throw new ShopCommandError(
          `写真は${shown.length}枚です。すべての番号を1回ずつ指定してください。`,
          exitCodes.misused,
        );
      await change(parts, key, options, picked.flatMap((at) => shown[at] ?? []).map(photographOf));
    });
  photos
    .command('caption')
    .argument(...product)
    .argument('<番号>', '写真の番号')
    .argument('<説明>', '写っているものの説明')
    .description('写真の説明を書き直します')
    .option(...dryRunFlag)
    .action((key: string, number: string, alt: string, options: ChangeOptions) =>
      changeOne(parts, key, number, options, { alt }),
    );
  photos
    .command('focus')
    .argument(...product)
    .argument('<番号>', '写真の番号')
    .argument('<横,縦>', '切り抜きの中心にする点。左上が 0,0、右下が 1,1。例:0.5,0.3')
    .description('写真を、ほかの点を中心に切り抜き直します')
    .option(...dryRunFlag)
    .action(async (key: string, number: string, text: string, options: ChangeOptions) => {
      const focus = focusOf(text);
      await changeOne(parts, key, number, options, { focus });
    });
  photos
    .command('remove')
    .argument(...product)
    .argument('[番号...]', '外す写真の番号')
    .description('写真を外します(すべて外すと、入れる前の写真か、分類の絵に戻ります)')
    .option('--all', 'すべて')
    .option(...dryRunFlag)
    .action(async (key: string, numbers: readonly string[], { all, ...options }: ChangeOptions & { all?: boolean }) => {
      if (numbers.length > 0 === (all === true))
        throw new ShopCommandError('外す写真の番号か --all のどちらかを指定してください。', exitCodes.misused);
      const shown = await shownBy(parts, key);
      const gone = numbers.map((number) => placeOf(number, shown.length));
      await change(parts, key, options, all ? [] : shown.filter((_, at) => !gone.includes(at)).map(photographOf));
    });
};

function withFiles(command: Command, description: string): Command {
  return command
    .argument(...product)
    .argument(...files)
    .description(description)
    .requiredOption(...altFlag)
    .option(...focusFlag)
    .option(...dryRunFlag);
}

function wantedOf(names: readonly string[], { alt, focus = [] }: FileOptions): Wanted[] {
  if (alt.length !== names.length)
    throw new ShopCommandError(
      `--alt は、ファイルと同じ数だけ指定してください(ファイル${names.length}個、説明${alt.length}個)。`,
      exitCodes.misused,
    );
  if (focus.length > 1 && focus.length !== names.length)
    throw new ShopCommandError(
      `--focus は、1回だけか、ファイルと同じ数だけ指定してください(ファイル${names.length}個、--focus ${focus.length}個)。`,
      exitCodes.misused,
    );
  return names.map((file, index) => {
    const point = focus.length === 1 ? focus[0] : focus[index];
    return { file, alt: alt[index] ?? '', ...(point && { focus: point }) };
  });
}

function lineOf({ product_key: of, no, alt, base, focus }: Photographs['photographs'][number]): string {
  return `${of} ${no}. ${alt} ${base}${focus.x === 0.5 && focus.y === 0.5 ? '' : ` (中心 ${focus.x},${focus.y})`}\n`;
}

async function shownBy({ api }: CommandParts, key?: string) {
  const { photographs } = await api().get<Photographs>('photographs');
  return key === undefined ? photographs : photographs.filter((one) => one.product_key === key);
}

const photographOf = ({ hash }: { readonly hash: string }): Wanted => ({ hash });

function placeOf(number: string, count: number): number {
  if (/^[1-9]\d?$/.test(number) && Number(number) <= count) return Number(number) - 1;
  throw new ShopCommandError(`${number} 番の写真はありません(${count}枚)。`, exitCodes.misused);
}

/** Changes the text or the crop of one photograph. */
async function changeOne(
  parts: CommandParts,
  key: string,
  number: string,
  options: ChangeOptions,
  patch: { readonly alt?: string; readonly focus?: Focus },
): Promise<void> {
  const shown = await shownBy(parts, key);
  const at = placeOf(number, shown.length);
  const wanted = shown.map((one, index) => ({ ...photographOf(one), ...(index === at && patch) }));
  await change(parts, key, options, wanted);
}

async function change(
  { api, print }: CommandParts,
  key: string,
  options: ChangeOptions,
  wanted: readonly Wanted[],
): Promise<void> {
  const photographs = wanted.map((one) => {
    if (!('file' in one)) return one;
    const { file, ...rest } = one;
    return { content: Buffer.from(readBytes(file)).toString('base64'), ...rest };
  });
  const nameOf = (row: number) => {
    const one = wanted[row];
    return one && 'file' in one ? one.file : `${row + 1}枚目`;
  };
  const path = `products/${encodeURIComponent(key)}/photographs${dryQuery(options)}`;
  const { photographs: shown } = await api().send<Photographs>('PUT', path, { photographs }, { rowName: nameOf });
  for (const one of shown) print(lineOf(one));
  print(`${key} の写真を${shown.length}枚にしました。\n${unlessDry(options)}`);
}
