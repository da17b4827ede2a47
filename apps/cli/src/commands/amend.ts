import { createHash } from 'node:crypto';
import type { Command } from 'commander';
import { amendmentCopy, type AmendmentChange } from '@shop/copy';
import { exitCodes, ShopCommandError } from '../command-context.ts';
import { type ChangeOptions, type CommandParts, dryQuery, dryRunFlag, unlessDry } from './shop-command.ts';

type Way = keyof typeof amendmentCopy.ways;

/** An amendment, as returned by the server. */
interface Amendment {
  readonly no: number;
  readonly changes: readonly AmendmentChange[];
  readonly total_before: number;
  readonly total_after: number;
  readonly difference: number;
  readonly ways: readonly Way[];
  readonly settles_by: Way | null;
  readonly mail: { readonly to: string; readonly subject: string; readonly body: string } | null;
}

interface AmendOptions extends ChangeOptions {
  readonly reason: string;
  readonly agreedBy?: string;
  readonly settle?: string;
  readonly dropTracking?: boolean;
  readonly key?: string;
  readonly line?: readonly string[];
  readonly add?: readonly string[];
  readonly destination?: string;
  readonly address?: readonly string[];
  readonly sender?: readonly string[] | false;
  readonly orderer?: readonly string[];
  readonly parcel?: string;
  readonly date?: string | false;
  readonly slot?: string | false;
  readonly handover?: string;
  readonly noshi?: readonly string[] | false;
  readonly wrapping?: string | false;
  readonly message?: string | false;
  readonly note?: string | false;
  readonly receiptName?: string | false;
  readonly receiptNote?: string | false;
}

/** Names of fields on the command line, and those of the server. */
const addressFields: Readonly<Record<string, string>> = {
  姓: 'shipping_last_name',
  名: 'shipping_first_name',
  姓カナ: 'shipping_last_name_kana',
  名カナ: 'shipping_first_name_kana',
  会社名: 'company_name',
  郵便番号: 'postal_code',
  都道府県: 'prefecture',
  市区町村: 'city',
  番地: 'address1',
  建物: 'address2',
  電話: 'phone_number',
  携帯: 'cell_phone_number',
};
const ordererFields: Readonly<Record<string, string>> = {
  ...addressFields,
  姓: 'last_name',
  名: 'first_name',
  姓カナ: 'last_name_kana',
  名カナ: 'first_name_kana',
  メール: 'email',
};
const noshiFields: Readonly<Record<string, string>> = {
  用途: 'purpose',
  水引: 'ribbon',
  表書き: 'top_text',
  名入れ: 'names',
  掛け方: 'position',
};

const fieldList = (fields: Readonly<Record<string, string>>) => Object.keys(fields).join('、');

/** `order amend`: changes an order before it is shipped. */
export function addAmendCommand(order: Command, parts: CommandParts): void {
  order
    .command('amend')
    .argument('<注文番号>', '例:261120-7KQ4M')
    .description(
      '発送前の注文を変更します:商品と点数、お届け先、日時、のし、ご要望など。差額・在庫・ポイント・クーポンも合わせ、お客様にメールでお知らせします。はじめに --dry-run で、差額と精算の方法、メールを確かめてください',
    )
    .requiredOption('-r, --reason <理由>', '変更の理由(お客様へのメールに載ります)')
    .option('--agreed-by <内容>', 'どなたが、どのように承諾したか(例:お電話で見本様)')
    .option(
      '--settle <方法>',
      `差額の精算:${Object.entries(amendmentCopy.ways)
        .filter(([way]) => way !== 'none')
        .map(([way, text]) => `${way}(${text})`)
        .join('、')}`,
    )
    .option('-l, --line <行=点数...>', '商品の点数。行の番号は order show で確かめます。0 で外します(例:1=3)')
    .option('-a, --add <商品=点数...>', '今の価格で追加する商品(例:ham-fr-001=2)。--destination のお届け先に入れます')
    .option('--destination <番号>', '変更するお届け先の番号', '1')
    .option('--address <項目=値...>', `お届け先。変える項目だけを指定します:${fieldList(addressFields)}`)
    .option('--sender <項目=値...>', 'ご依頼主(項目はお届け先と同じ)')
    .option('--no-sender', 'ご依頼主の指定をやめます')
    .option('--orderer <項目=値...>', `ご注文者:${fieldList(ordererFields)}`)
    .option('--parcel <番号>', '日時を変えるお荷物の番号(省略するとすべて)')
    .option('--date <日>', 'お届け日(例:2026-12-20)')
    .option('--no-date', 'お届け日の指定をやめます(最短でお届け)')
    .option('--slot <コード>', '時間帯のコード(例:1416)')
    .option('--no-slot', '時間帯の指定をやめます')
    .option('--handover <方法>', 'お渡し方法:in_person(対面)、locker(宅配ボックス)、doorstep(置き配)')
    .option('--noshi <項目=値...>', `のし:${fieldList(noshiFields)}(名入れは「、」で区切ります)`)
    .option('--no-noshi', 'のしを外します')
    .option('--wrapping <コード>', 'ラッピングのコード')
    .option('--no-wrapping', 'ラッピングを外します')
    .option('--message <文>', 'メッセージカード')
    .option('--no-message', 'メッセージカードを外します')
    .option('--note <文>', 'ご要望')
    .option('--no-note', 'ご要望を消します')
    .option('--receipt-name <宛名>', '領収書の宛名')
    .option('--no-receipt-name', '領収書の宛名の指定をやめます')
    .option('--receipt-note <但し書き>', '領収書の但し書き')
    .option('--no-receipt-note', '領収書の但し書きの指定をやめます')
    .option('--drop-tracking', '記録した送り状の番号を外します(送り状を作り直してください)')
    .option(
      '--key <名前>',
      '変更の名前。同じ名前の変更は1回だけ行います(省略すると内容から決めるため、同じ変更をもう一度行うときだけ指定します)',
    )
    .option(...dryRunFlag)
    .action(async (key: string, options: AmendOptions) => {
      const changes = changesOf(options);
      const request = {
        ...changes,
        key: options.key ?? createHash('sha256').update(JSON.stringify(changes)).digest('hex').slice(0, 32),
        ...(options.settle !== undefined && { settles_by: options.settle }),
      };
      const path = `orders/${encodeURIComponent(key)}${dryQuery(options)}`;
      const amendment = await parts.api().send<Amendment>('PATCH', path, { amend: request });
      parts.print(`${key}: ${describeAmendment(amendment, options)}${unlessDry(options)}`);
    });
}

function describeAmendment(
  { no, changes, total_before, total_after, difference, ways, settles_by, mail }: Amendment,
  { dryRun }: ChangeOptions,
): string {
  const settled =
    settles_by === null
      ? `精算の方法を選んでください(--settle):${ways.map((way) => `${way}(${amendmentCopy.ways[way]})`).join('、')}。当店で負担しない場合は、追加分を別のご注文としてお受けください。`
      : `精算:${amendmentCopy.ways[settles_by]}`;
  return [
    `変更 ${no}${mail === null ? '(すでに記録されています)' : ''}`,
    ...changes.map(({ label, before, after }) => `  ${label}\n    変更前: ${before}\n    変更後: ${after}`),
    `  お支払い合計 ${total_before}円 → ${total_after}円(差額 ${difference}円)`,
    `  ${settled}`,
    ...(mail && dryRun ? ['', `  次のメールを ${mail.to} に送ります。`, `  件名: ${mail.subject}`, mail.body] : []),
    '',
  ].join('\n');
}

function changesOf(options: AmendOptions): Record<string, unknown> {
  const { line, add, address, sender, orderer, noshi, wrapping, message, date, slot, handover } = options;
  const destination = numberOf(options.destination ?? '1', '--destination');
  const place = {
    ...(address && { address: fieldsOf(address, addressFields, '--address') }),
    ...(sender !== undefined && { sender: sender && fieldsOf(sender, addressFields, '--sender') }),
    ...(noshi !== undefined && { noshi: noshi && noshiOf(noshi) }),
    ...(wrapping !== undefined && { wrapping_code: wrapping || null }),
    ...(message !== undefined && { message: message || null }),
  };
  const parcel = {
    ...(date !== undefined && { delivery_date: date || null }),
    ...(slot !== undefined && { time_slot: slot || null }),
    ...(handover !== undefined && { handover }),
  };
  const no = options.parcel === undefined ? {} : { no: numberOf(options.parcel, '--parcel') };
  return {
    reason: options.reason,
    ...(options.agreedBy !== undefined && { agreed_by: options.agreedBy }),
    ...(options.dropTracking && { drops_tracking: true }),
    ...(line && {
      lines: line.map((text) => {
        const [number, quantity] = pairOf(text, '--line');
        return { line: numberOf(number, '--line'), quantity: numberOf(quantity, '--line') };
      }),
    }),
    ...(add && {
      added: add.map((text) => {
        const [product_key, quantity] = pairOf(text, '--add');
        return { product_key, quantity: numberOf(quantity, '--add'), destination };
      }),
    }),
    ...(Object.keys(place).length > 0 && { destinations: [{ no: destination, ...withNull(place) }] }),
    ...(Object.keys(parcel).length > 0 && { parcels: [{ ...no, ...parcel }] }),
    ...(orderer && { orderer: fieldsOf(orderer, ordererFields, '--orderer') }),
    ...textOf('note', options.note),
    ...textOf('receipt_addressee', options.receiptName),
    ...textOf('receipt_note', options.receiptNote),
  };
}

/** `--no-…` gives false, which removes. */
function withNull(place: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(place).map(([name, value]) => [name, value === false ? null : value]));
}

function textOf(name: string, value: string | false | undefined): Record<string, string | null> {
  return value === undefined ? {} : { [name]: value || null };
}

function fieldsOf(
  given: readonly string[],
  names: Readonly<Record<string, string>>,
  flag: string,
): Record<string, string> {
  return Object.fromEntries(
    given.map((text) => {
      const [label, value] = pairOf(text, flag);
      const name = names[label];
      if (name === undefined)
        throw new ShopCommandError(
          `${flag} の項目「${label}」はありません。項目:${fieldList(names)}`,
          exitCodes.misused,
        );
      return [name, value];
    }),
  );
}

function noshiOf(given: readonly string[]): Record<string, unknown> {
  const { names, ...noshi } = fieldsOf(given, noshiFields, '--noshi');
  return { ...noshi, ...(names !== undefined && { names: names.split('、') }) };
}

function pairOf(text: string, flag: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1)
    throw new ShopCommandError(`${flag} は「${text}」ではなく、項目=値 の形で指定してください。`, exitCodes.misused);
  return [text.slice(0, at), text.slice(at + 1)];
}

function numberOf(text: string, flag: string): number {
  if (!/^\d{1,4}$/.test(text))
    throw new ShopCommandError(`${flag} の「${text}」は数字で指定してください。`, exitCodes.misused);
  return Number(text);
}
