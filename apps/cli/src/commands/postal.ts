import { readPostalFile } from '../postal-file.ts';
import { readText } from '../table-file.ts';
import { type AddCommand, type ChangeOptions, dryQuery, dryRunFlag, unlessDry } from './shop-command.ts';

const names = { area: '地域の郵便番号', office: '事業所の個別番号' } as const;

/** `postal import`: the postal codes of Japan Post, as it publishes them every month. */
export const addPostalCommands: AddCommand = (program, { api, print }) => {
  const postal = program.command('postal').description('郵便番号');
  postal
    .command('import')
    .argument('<ファイル>', '日本郵便の utf_ken_all.csv(UTF-8)、または JIGYOSYO.CSV(事業所の個別番号)')
    .description('郵便番号のデータを入れ替えます(地域と事業所は別々に)。1行でも誤りがあれば、何も変更しません')
    .option(...dryRunFlag)
    .action(async (file: string, options: ChangeOptions) => {
      const { kind, places } = readPostalFile(readText(file).text);
      const fileNames = { rowName: (row: number) => `${row + 1}件目` };
      await api().send('PUT', `postal/${kind}${dryQuery(options)}`, { places }, fileNames);
      print(`${names[kind]}: ${places.length}件に入れ替えました。\n${unlessDry(options)}`);
    });
};
