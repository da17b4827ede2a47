import { join } from 'node:path';
import { exitCodes, ShopCommandError } from '../command-context.ts';
import { shownTime } from '../shown-time.ts';
import { readText } from '../table-file.ts';
import { writeBytes } from '../write-file.ts';
import { type AddCommand, type ChangeOptions, dryQuery, dryRunFlag, unlessDry } from './shop-command.ts';

type Status = 'open' | 'answered' | 'closed';

const statuses: Readonly<Record<Status, string>> = { open: '未返信', answered: '返信済み', closed: '完了' };

interface Inquiries {
  readonly inquiries: readonly {
    readonly inquiry_no: string;
    readonly category: string;
    readonly order_no: string | null;
    readonly received_at: string;
    readonly status: Status;
    readonly files: number;
  }[];
}

interface Files {
  readonly files: readonly { readonly name: string; readonly media_type: string; readonly content: string }[];
}

interface Inquiry extends Omit<Inquiries['inquiries'][number], 'files'> {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly body: string;
  readonly messages: readonly {
    readonly kind: 'answer' | 'note';
    readonly body: string;
    readonly author: string | null;
    readonly at: string;
  }[];
}

interface TextOptions extends ChangeOptions {
  readonly text?: string;
  readonly file?: string;
  readonly close?: boolean;
}

/** `inquiries list|show|answer|note|close|reopen|files`: recent inquiries, their texts, answers and files. */
export const addInquiryCommands: AddCommand = (program, { api, print }) => {
  const inquiries = program.command('inquiries').description('お問い合わせの一覧、返信、メモ、添付ファイルの取り出し');

  inquiries
    .command('list')
    .description('最近のお問い合わせ(内容は inquiries show で表示します)')
    .option('--days <日数>', '今日までの何日分か(366日まで)', '30')
    .option('--state <状態>', 'open(未返信)、answered(返信済み)、closed(完了)のもの')
    .action(async ({ days, state }: { days: string; state?: string }) => {
      const query = new URLSearchParams({ days, ...(state !== undefined && { status: state }) });
      const { inquiries: rows } = await api().get<Inquiries>(`inquiries?${query.toString()}`);
      for (const { inquiry_no: no, category, order_no: orderNo, received_at: at, status, files } of rows)
        print(`${no} ${shownTime(at)} ${statuses[status]} ${category} 注文 ${orderNo ?? '-'} 添付 ${files}件\n`);
      print(`${rows.length}件\n`);
    });

  inquiries
    .command('show')
    .argument('<受付番号>')
    .description('お問い合わせの内容とご連絡先(表示したことも記録されます)')
    .action(async (no: string) => {
      const it = await api().get<Inquiry>(`inquiries/${encodeURIComponent(no)}`);
      print(
        `${it.inquiry_no} ${shownTime(it.received_at)} ${statuses[it.status]} ${it.category} 注文 ${it.order_no ?? '-'}\n`,
      );
      print(`${it.name} 様 ${it.email} ${it.phone ?? ''}\n\n${it.body}\n`);
      for (const { kind, body, author, at } of it.messages)
        print(`\n${kind === 'answer' ? '返信' : 'メモ'} ${shownTime(at)} ${author ?? ''}\n${body}\n`);
    });

  const change = async (no: string, body: object, options: ChangeOptions) => {
    const { status } = await api().send<{ status: Status }>(
      'PATCH',
      `inquiries/${encodeURIComponent(no)}${dryQuery(options)}`,
      body,
    );
    print(`${no}: ${statuses[status]}\n${unlessDry(options)}`);
  };

  for (const [name, what] of [
    ['answer', '返信を、お問い合わせのメールアドレスに送ります(お問い合わせの内容が引用されます)'],
    ['note', '店内のメモを残します(お客様には送りません)'],
  ] as const) {
    const command = inquiries.command(name).argument('<受付番号>').description(what);
    if (name === 'answer') command.option('--close', '完了にします');
    command
      .option('--text <文面>', '文面')
      .option('--file <ファイル>', '文面のファイル(改行もそのまま送ります)')
      .option(...dryRunFlag)
      .action(async (no: string, { text, file, close, ...options }: TextOptions) =>
        change(no, { [name]: textFrom({ text, file }), ...(close === true && { close }) }, options),
      );
  }

  for (const [name, status, what] of [
    ['close', 'closed', '完了にします'],
    ['reopen', 'open', '未返信に戻します'],
  ] as const)
    inquiries
      .command(name)
      .argument('<受付番号>')
      .description(what)
      .option(...dryRunFlag)
      .action((no: string, options: ChangeOptions) => change(no, { status }, options));

  inquiries
    .command('files')
    .argument('<受付番号>')
    .description('お問い合わせの添付ファイルをフォルダーに取り出します')
    .requiredOption('--out <フォルダー>', '出力先')
    .action(async (no: string, { out }: { out: string }) => {
      const { files } = await api().get<Files>(`inquiries/${encodeURIComponent(no)}/files`);
      for (const { name, media_type: mediaType, content } of files) {
        writeBytes(join(out, name), content);
        print(`${join(out, name)}(${mediaType})\n`);
      }
      if (files.length === 0) print('添付ファイルはありません。\n');
    });
};

/** @throws ShopCommandError unless exactly one of both is given */
function textFrom({ text, file }: { readonly text: string | undefined; readonly file: string | undefined }): string {
  if ((text === undefined) === (file === undefined))
    throw new ShopCommandError('--text か --file のどちらか一方で、文面を指定してください。', exitCodes.misused);
  return text ?? readText(file ?? '').text;
}
