import { decodeFile, decodingMessage } from '@shop/japanese/text-file';
import { isCalendarDay, type JstDay } from '@shop/japanese';
import { parse } from 'csv-parse/sync';
import { InvalidInputError } from '../../platform/errors/index.ts';

/** Money that arrived on the shop's account. */
export interface Deposit {
  /** Its line in the file; its record in a file without lines. */
  readonly row: number;
  /** Null when the file has no readable day. */
  readonly on: JstDay | null;
  /** Yen. */
  readonly amount: number;
  /** Who sent it, as the bank writes it, mostly in half-width kana. */
  readonly name: string;
}

/** The first columns (from 0) and lengths of a record's fields: 200 single-byte characters (全銀協 formats). */
interface Layout {
  readonly on: readonly [number, number];
  readonly amount: readonly [number, number];
  readonly name: readonly [number, number];
  /** Whether the record is money that came in. */
  readonly isDeposit: (record: string) => boolean;
}

const LENGTH = 200;

const layouts: Readonly<Record<string, Layout>> = {
  // 振込入金通知: a cancelled notice (取消区分 1) is no deposit.
  '01': { on: [7, 6], amount: [19, 10], name: [49, 48], isDeposit: (record) => record[127] !== '1' },
  // 入出金取引明細: 入払区分 1 is money in.
  '03': { on: [9, 6], amount: [24, 12], name: [81, 48], isDeposit: (record) => record[21] === '1' },
};

/**
 * Returns the deposits of a bank's file: the fixed formats 振込入金通知 and 入出金取引明細 of 全銀協, or CSV with columns
 * for day, money in and sender.
 * @throws InvalidInputError `transfers.unreadable` with what is missing
 */
export function readBankFile(bytes: Buffer): Deposit[] {
  const { text, fault } = decodeFile(bytes);
  if (fault) throw unreadable(decodingMessage(fault));
  const [, kind] = /^1(\d{2})/.exec(text) ?? [];
  const layout = kind === undefined ? undefined : layouts[kind];
  return layout ? readRecords(text, layout) : readColumns(text);
}

function readRecords(text: string, layout: Layout): Deposit[] {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  // Without line ends the records follow each other.
  const records = lines.length === 1 ? (text.match(new RegExp(`.{1,${LENGTH}}`, 'g')) ?? []) : lines;
  return records.flatMap((record, index) => {
    if (!record.startsWith('2') || !layout.isDeposit(record)) return [];
    const field = ([from, length]: readonly [number, number]) => record.slice(from, from + length).trim();
    const amount = Number(field(layout.amount));
    if (!Number.isInteger(amount) || amount <= 0)
      throw unreadable(`${index + 1}件目の金額「${field(layout.amount)}」を読み取れません。`);
    return [{ row: index + 1, on: dayOfEra(field(layout.on)), amount, name: field(layout.name) }];
  });
}

/** The first year of Reiwa is 2019; banks write years of the era, some the last digits of the year. */
function dayOfEra(digits: string): JstDay | null {
  const [, year, month, day] = /^(\d{2})(\d{2})(\d{2})$/.exec(digits) ?? [];
  const full = `${Number(year) < 20 ? 2018 + Number(year) : 2000 + Number(year)}-${month}-${day}`;
  return isCalendarDay(full) ? full : null;
}

const amountColumn = /^(?!.*(?:出金|支払|引出|残高|区分)).*(?:入金|預入|預け入れ|お預り|受入)/;
const nameColumns = [/振込依頼人|依頼人名/, /摘要/, /内容|取引先|名義/];
const dayColumn = /日付|年月日|取引日|勘定日|入金日|操作日/;

function readColumns(text: string): Deposit[] {
  const lines: string[][] = parse(text, { relax_column_count: true, relax_quotes: true, trim: true, bom: true });
  // Some banks write the account above the names of the columns.
  const head = lines.findIndex((cells) => cells.some((cell) => amountColumn.test(cell)));
  const names = lines[head] ?? [];
  const column = (pattern: RegExp) => names.findIndex((name) => pattern.test(name));
  const [amountAt, dayAt] = [column(amountColumn), column(dayColumn)];
  const nameAt = nameColumns.map(column).find((at) => at >= 0) ?? -1;
  if (amountAt < 0 || nameAt < 0)
    throw unreadable(
      '入金額と振込依頼人(または摘要)の列が見つかりません。全銀形式(振込入金通知、入出金取引明細)か、列の名前が1行にある CSV を指定してください。',
    );
  return lines.slice(head + 1).flatMap((cells, index) => {
    const amount = Number((cells[amountAt] ?? '').normalize('NFKC').replace(/[,円¥\\\s]/g, ''));
    if (!Number.isInteger(amount) || amount <= 0) return [];
    return [{ row: head + index + 2, on: dayOf(cells[dayAt] ?? ''), amount, name: cells[nameAt] ?? '' }];
  });
}

function dayOf(cell: string): JstDay | null {
  const [, year, month = '', day = ''] =
    /^(\d{4})[/.年-]?(\d{1,2})[/.月-]?(\d{1,2})日?/.exec(cell.normalize('NFKC')) ?? [];
  const full = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(full) ? full : null;
}

const unreadable = (message: string) => new InvalidInputError('transfers.unreadable', message);
