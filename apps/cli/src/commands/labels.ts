import { Option } from 'commander';
import { exitCodes, ShopCommandError } from '../command-context.ts';
import { readCsvRecords } from '../csv.ts';
import { readText } from '../table-file.ts';
import { writeBytes } from '../write-file.ts';
import { type AddCommand, type ChangeOptions, dryQuery, dryRunFlag, unlessDry } from './shop-command.ts';
import { type WantedOptions, wantedQuery, withWanted } from './wanted-parcels.ts';

interface Labels {
  readonly count: number;
  readonly content: string;
  readonly notes: readonly {
    readonly parcel: string;
    readonly column: string;
    readonly problem: keyof typeof problems;
  }[];
}

interface Tracked {
  readonly tracked: number;
  readonly shipped: readonly string[];
  readonly waiting: readonly string[];
  readonly unknown: readonly { readonly row: number; readonly message: string }[];
}

interface LabelOptions extends WantedOptions {
  readonly carrier: 'yamato' | 'sagawa';
  readonly out: string;
  readonly customerCode?: string;
  readonly freightNo: string;
}

const problems = {
  character: '送り状に書けない文字を〓にしました。手で直してください',
  length: '長いため、終わりの文字が入りません。手で直してください',
} as const;

/** How the carriers' files, and ours, call the two columns. */
const parcelColumns = ['お客様管理番号', 'parcel'];
const trackingColumns = [
  '伝票番号',
  'お問い合せ送り状No.',
  'お問い合わせ送り状No.',
  'お問い合せ送り状NO',
  'tracking_no',
];

/** `labels`, `tracking`: shipping labels for the carriers' software, and their tracking numbers. */
export const addLabelCommands: AddCommand = (program, { api, print }) => {
  const labels = program
    .command('labels')
    .description('送り状の CSV(Shift_JIS)を作ります。B2クラウド(yamato)、e飛伝Ⅲ(sagawa)で取り込めます');
  withWanted(labels, { carrier: false })
    .addOption(new Option('--carrier <配送会社>', '配送会社').choices(['yamato', 'sagawa']).makeOptionMandatory())
    .requiredOption('--out <ファイル>', '出力先')
    .addOption(
      new Option(
        '--customer-code <番号>',
        '請求先顧客コード(佐川急便はお客様コード)。環境変数 CARRIER_CUSTOMER_CODE でも指定できます',
      ).env('CARRIER_CUSTOMER_CODE'),
    )
    .option('--freight-no <番号>', '運賃管理番号(ヤマト運輸)', '01')
    .action(async ({ out, customerCode, freightNo, ...options }: LabelOptions) => {
      const query = new URLSearchParams(wantedQuery(options).slice(1));
      if (customerCode !== undefined) query.set('customer_code', customerCode);
      query.set('freight_no', freightNo);
      const { count, content, notes } = await api().get<Labels>(`work/labels?${query.toString()}`);
      if (count === 0) return print('当てはまる荷物はありません。\n');
      writeBytes(out, content);
      print(`${count}件の送り状を ${out} に書き出しました。\n`);
      if (customerCode === undefined)
        print('お客様コードが空欄です。--customer-code で指定するか、取り込んだ後に選んでください。\n');
      for (const { parcel, column, problem } of notes) print(`  ${parcel} ${column}: ${problems[problem]}。\n`);
    });

  program
    .command('tracking')
    .argument('<ファイル>', 'B2クラウド・e飛伝Ⅲの発行済みデータ、または parcel と tracking_no の列をもつ CSV')
    .description('送り状番号を取り込み、番号のそろった注文を出荷済みにします(お客様にメールでお知らせします)')
    .option(...dryRunFlag)
    .action(async (file: string, options: ChangeOptions) => {
      const { parcels, lineOf, columnOf } = readTracking(file);
      const { tracked, shipped, waiting, unknown } = await api().send<Tracked>(
        'PATCH',
        `work/tracking${dryQuery(options)}`,
        { parcels },
        { rowName: lineOf, columnName: columnOf },
      );
      print(`送り状番号 ${tracked}件、出荷済みにした注文 ${shipped.length}件。\n`);
      if (waiting.length > 0) print(`ほかの荷物の番号を待っている注文: ${waiting.join('、')}\n`);
      if (unknown.length > 0) print(`取り込まなかった行 ${unknown.length}件(ほかの行は取り込みました):\n`);
      for (const { row, message } of unknown) print(`  ${lineOf(row)} ${columnOf('parcel')}: ${message}\n`);
      print(unlessDry(options));
    });
};

function readTracking(file: string) {
  const [header = [], ...rows] = readCsvRecords(readText(file).text);
  const columnOf = (names: readonly string[]) => header.findIndex((name) => names.includes(name.trim()));
  const [parcelAt, trackingAt] = [columnOf(parcelColumns), columnOf(trackingColumns)];
  if (parcelAt < 0 || trackingAt < 0)
    throw new ShopCommandError(
      `1行目に「${parcelColumns[0]}」と「${trackingColumns[0]}」(または parcel と tracking_no)の列が必要です。`,
      exitCodes.misused,
    );
  const found = rows
    .map((cells, index) => ({
      parcel: cells[parcelAt]?.trim() ?? '',
      tracking_no: cells[trackingAt]?.trim() ?? '',
      line: index + 2,
    }))
    .filter(({ parcel, tracking_no: number }) => parcel !== '' && number !== '');
  if (found.length === 0) throw new ShopCommandError(`${file} に送り状番号がありません。`, exitCodes.misused);
  return {
    parcels: found.map(({ parcel, tracking_no }) => ({ parcel, tracking_no })),
    lineOf: (row: number) => `${found[row]?.line ?? '?'}行目`,
    columnOf: (field: string) => `「${header[field === 'parcel' ? parcelAt : trackingAt]?.trim() ?? field}」`,
  };
}
