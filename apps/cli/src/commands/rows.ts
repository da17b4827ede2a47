import { type AddCommand, type ChangeOptions, dryRunFlag, unlessDry } from './shop-command.ts';

interface ArchiveOptions extends ChangeOptions {
  readonly undo?: boolean;
}

/** `archive` and `delete`: single rows of a table, without a file. */
export const addRowCommands: AddCommand = (program, { api, print }) => {
  const change = async (table: string, rows: readonly string[], kind: string, options: ChangeOptions, done: string) => {
    const body = { rows, change: kind, dry_run: options.dryRun ?? false };
    const { changed } = await api().send<{ changed: number }>('PATCH', `tables/${encodeURIComponent(table)}`, body);
    print(`${changed}件を${done}。\n${unlessDry(options)}`);
  };

  program
    .command('archive')
    .argument('<表>', 'channels または products')
    .argument('<キー...>', '例:ham-fr-001(複数可)')
    .description('チャネルや商品を、消さずにお店から外します。注文や履歴はそのまま残ります')
    .option('--undo', 'お店に戻します')
    .option(...dryRunFlag)
    .action((table: string, rows: string[], { undo, ...options }: ArchiveOptions) =>
      undo === true
        ? change(table, rows, 'restore', options, 'お店に戻しました')
        : change(table, rows, 'archive', options, 'アーカイブしました'),
    );

  program
    .command('delete')
    .argument('<表>', '表の名前(tables で確認できます)')
    .argument('<キー...>', '例:ham-fr-001(複数可)。キーの列が2つ以上ある表では / でつなぎます')
    .description('表の行を削除します。注文などで使われている行は削除できません')
    .option(...dryRunFlag)
    .action((table: string, rows: string[], options: ChangeOptions) =>
      change(table, rows, 'delete', options, '削除しました'),
    );
};
