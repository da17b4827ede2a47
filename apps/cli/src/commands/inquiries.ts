import { join } from 'node:path';
import { writeBytes } from '../write-file.ts';
import type { AddCommand } from './shop-command.ts';
import { shownTime } from '../shown-time.ts';

interface Inquiries {
  readonly inquiries: readonly {
    readonly inquiry_no: string;
    readonly category: string;
    readonly order_no: string | null;
    readonly received_at: string;
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
}

/** `inquiries list|show|files`: recent inquiries, their texts and files. */
export const addInquiryCommands: AddCommand = (program, { api, print }) => {
  const inquiries = program.command('inquiries').description('お問い合わせの一覧と、添付ファイルの取り出し');

  inquiries
    .command('list')
    .description('最近のお問い合わせ(内容は inquiries show で表示します)')
    .option('--days <日数>', '今日までの何日分か(366日まで)', '30')
    .action(async ({ days }: { days: string }) => {
      const { inquiries: rows } = await api().get<Inquiries>(`inquiries?days=${encodeURIComponent(days)}`);
      for (const { inquiry_no: no, category, order_no: orderNo, received_at: at, files } of rows)
        print(`${no} ${shownTime(at)} ${category} 注文 ${orderNo ?? '-'} 添付 ${files}件\n`);
      print(`${rows.length}件\n`);
    });

  inquiries
    .command('show')
    .argument('<受付番号>')
    .description('お問い合わせの内容とご連絡先(表示したことも記録されます)')
    .action(async (no: string) => {
      const it = await api().get<Inquiry>(`inquiries/${encodeURIComponent(no)}`);
      print(`${it.inquiry_no} ${shownTime(it.received_at)} ${it.category} 注文 ${it.order_no ?? '-'}\n`);
      print(`${it.name} 様 ${it.email} ${it.phone ?? ''}\n\n${it.body}\n`);
    });

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
