import { Argument } from 'commander';
import { outputColumn, type Row } from '../table.ts';
import { requireFormat, toText, writeTableFile } from '../table-file.ts';
import type { AddCommand } from './shop-command.ts';

const columns = ['of', 'email', 'channel', 'at', 'name', 'label', 'value'].map((name) => outputColumn(name));

/** `answers`: what was answered to the fields of the customers' own. */
export const addAnswerCommands: AddCommand = (program, { api, print }) => {
  program
    .command('answers')
    .addArgument(new Argument('<フォーム>', 'register は会員登録、order は注文').choices(['register', 'order']))
    .description('お客様版が加えた項目への回答を、1件1行で取り出します(of は会員の ID または注文番号)')
    .option('-o, --out <ファイル>', '.csv または .json のファイルに書きます。指定しないと表示します')
    .action(async (form: string, { out }: { readonly out?: string }) => {
      const rows = await api().get<Row[]>(`answers/${form}`);
      if (out === undefined) return print(toText(rows, columns, 'csv'));
      const format = requireFormat(out);
      writeTableFile(out, toText(rows, columns, format), format);
      print(`${out} に${rows.length}件を書き出しました。\n`);
    });
};
