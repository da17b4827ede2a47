import type { Command } from 'commander';
import { exitCodes, ShopCommandError } from '../command-context.ts';
import { readBytes } from '../table-file.ts';
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
  }[];
}

/** One that the product is to show: a file of this machine, or one that it shows already. */
type Wanted = { readonly file: string; readonly alt: string } | { readonly hash: string; readonly alt?: string };

interface FileOptions extends ChangeOptions {
  readonly alt: readonly string[];
}

const product = ['<商品キー>', '例:ham-fr-001'] as const;
const files = ['<ファイル...>', 'JPEG・PNG・WebP・AVIF。正方形、一辺1000ピクセル以上、1枚15MBまで'] as const;
const altFlag = [
  '--alt <説明>',
  '写っているものの説明(画像を見られない方に読まれます)。ファイルと同じ順に、1枚に1回ずつ指定します',
  (alt: string, before: readonly string[] = []) => [...before, alt],
] as const;

/** `photos list|put|add|order|caption|remove`: which photographs a product shows, in which order. */
export const addPhotographCommands: AddCommand = (program, parts) => {
  const photos = program.command('photos').description('商品の写真');
  photos
    .command('list')
    .argument('[商品キー]', '指定しないと、写真を入れたすべての商品')
    .description('入れた写真の一覧(番号、説明、アドレス)')
    .action(async (key?: string) => {
      const shown = await shownBy(parts, key);
      for (const { product_key: of, no, alt, base } of shown) parts.print(`${of} ${no}. ${alt} ${base}\n`);
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
    .action(async (key: string, number: string, alt: string, options: ChangeOptions) => {
      const shown = await shownBy(parts, key);
      const at = placeOf(number, shown.length);
      await change(
        parts,
        key,
        options,
        shown.map((one, index) => ({ ...photographOf(one), ...(index === at && { alt }) })),
      );
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
    .option(...dryRunFlag);
}

function wantedOf(names: readonly string[], { alt }: FileOptions): Wanted[] {
  if (alt.length !== names.length)
    throw new ShopCommandError(
      `--alt は、ファイルと同じ数だけ指定してください(ファイル${names.length}個、説明${alt.length}個)。`,
      exitCodes.misused,
    );
  return names.map((file, index) => ({ file, alt: alt[index] ?? '' }));
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

async function change(
  { api, print }: CommandParts,
  key: string,
  options: ChangeOptions,
  wanted: readonly Wanted[],
): Promise<void> {
  const photographs = wanted.map((one) =>
    'file' in one ? { content: Buffer.from(readBytes(one.file)).toString('base64'), alt: one.alt } : one,
  );
  const nameOf = (row: number) => {
    const one = wanted[row];
    return one && 'file' in one ? one.file : `${row + 1}枚目`;
  };
  const path = `products/${encodeURIComponent(key)}/photographs${dryQuery(options)}`;
  const { photographs: shown } = await api().send<Photographs>('PUT', path, { photographs }, { rowName: nameOf });
  for (const { no, alt, base } of shown) print(`${key} ${no}. ${alt} ${base}\n`);
  print(`${key} の写真を${shown.length}枚にしました。\n${unlessDry(options)}`);
}
