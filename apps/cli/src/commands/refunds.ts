import { createHash } from 'node:crypto';
import type { Command } from 'commander';
import { exitCodes, ShopCommandError } from '../command-context.ts';
import {
  type AddCommand,
  type ChangeOptions,
  type CommandParts,
  dryQuery,
  dryRunFlag,
  unlessDry,
} from './shop-command.ts';

/** A refund, as returned by the server. */
export interface Refund {
  readonly no: number;
  readonly kind: 'pieces' | 'sum' | 'parcel' | 'amendment';
  readonly amount: number;
  readonly way: 'service' | 'by_hand' | 'none';
  readonly is_done: boolean;
  readonly done_on: string | null;
  readonly points_returned: number;
  readonly points_taken: number;
  readonly is_restocked: boolean;
  readonly pieces: readonly { readonly name: string; readonly quantity: number }[];
  readonly reason: string;
  readonly recorded_at: string;
}

interface RefundOptions extends ChangeOptions {
  readonly piece?: readonly string[];
  readonly sum?: string;
  readonly reason: string;
  readonly restock?: boolean;
  readonly key?: string;
}

interface PaidOptions extends ChangeOptions {
  readonly no: string;
  readonly date?: string;
  readonly undo?: boolean;
}

/**
 * Money that the shop has to send itself; `refund_no` is null for the whole of an order that is to be cancelled, and at
 * the service.
 */
interface Owed {
  readonly order_no: string;
  readonly refund_no: number | null;
  readonly is_at_service: boolean;
  readonly payment_name: string;
  readonly amount: number;
  readonly since: string;
  readonly reason: string | null;
}

interface ReturnedOptions extends Omit<RefundOptions, 'piece' | 'sum'> {
  readonly parcel: string;
  readonly keepMoney?: boolean;
}

const reasonFlag = ['-r, --reason <理由>', '理由(お客様へのメールに載ります)'] as const;
const restockFlag = ['--restock', '戻った商品を在庫に加えます'] as const;
const keyFlag = [
  '--key <名前>',
  '返金の名前。同じ名前の返金は1回だけ行います(省略すると内容から決めるため、同じ内容をもう一度返金するときだけ指定します)',
] as const;

/** `order refund|returned|refund-paid`: refunds a part of a shipped order, and records when money was sent by hand. */
export function addRefundCommands(order: Command, parts: CommandParts): void {
  order
    .command('refund')
    .argument('<注文番号>', '例:261120-7KQ4M')
    .description(
      '発送後のご注文の一部を返金します(決済サービスでのお支払いは自動で、当店の口座への銀行振込と代金引換は手作業でお返しします。送料と手数料は --sum で)',
    )
    .option('-p, --piece <行=点数...>', '返金する商品。行の番号は order show で確かめます(例:1=2)')
    .option('--sum <円>', '商品によらず返金する金額(税込)')
    .requiredOption(...reasonFlag)
    .option(...restockFlag)
    .option(...keyFlag)
    .option(...dryRunFlag)
    .action(async (name: string, { piece = [], sum, restock, ...options }: RefundOptions) => {
      if (piece.length > 0 === (sum !== undefined))
        throw new ShopCommandError('--piece か --sum のどちらかを指定してください。', exitCodes.misused);
      if (sum !== undefined && restock)
        throw new ShopCommandError('--restock は --piece と合わせて指定してください。', exitCodes.misused);
      const what =
        sum === undefined ? { pieces: piece.map(pieceOf), ...(restock && { restock }) } : { sum: whole('--sum', sum) };
      await send(parts, name, what, options);
    });
  order
    .command('returned')
    .argument('<注文番号>', '例:261120-7KQ4M')
    .description('お荷物が戻ったことを記録し、中の商品の代金を返金します')
    .requiredOption('--parcel <番号>', '何個目のお荷物か(order show の順。お荷物の名前の末尾の番号)')
    .requiredOption(...reasonFlag)
    .option(...restockFlag)
    .option('--keep-money', '返金しません(代金引換を受け取らなかったときなど)')
    .option(...keyFlag)
    .option(...dryRunFlag)
    .action(async (name: string, { parcel, restock, keepMoney, ...options }: ReturnedOptions) => {
      const what = {
        parcel: whole('--parcel', parcel),
        ...(restock && { restock }),
        ...(keepMoney && { keep_money: true }),
      };
      await send(parts, name, what, options);
    });
  order
    .command('refund-paid')
    .argument('<注文番号>', '例:261120-7KQ4M')
    .description('手作業の返金(銀行振込、代金引換)を済ませたことを記録します')
    .requiredOption('--no <番号>', '何番目の返金か(order show の「返金1」の番号)')
    .option('--date <日付>', 'お返しした日(例:2026-11-25)。指定しないと今日です')
    .option('--undo', '記録を取り消します(まだお返ししていないとき)')
    .option(...dryRunFlag)
    .action(async (name: string, { no, date, undo, ...options }: PaidOptions) => {
      if (date !== undefined && undo)
        throw new ShopCommandError('--date と --undo は一緒に指定できません。', exitCodes.misused);
      const path = `orders/${encodeURIComponent(name)}${dryQuery(options)}`;
      const body = {
        refund_paid: { no: whole('--no', no), ...(undo && { on: null }), ...(date !== undefined && { on: date }) },
      };
      const done = await parts.api().send<Refund>('PATCH', path, body);
      parts.print(`${name}: ${describeRefund(done)}\n${unlessDry(options)}`);
    });
}

/** `refunds`: money that the shop has to send back itself. */
export const addOwedCommands: AddCommand = (program, { api, print }) => {
  program
    .command('refunds')
    .description(
      'まだお返ししていない手作業の返金と、キャンセルのお申し込みでお返しする振込、取り消し後に届いた振込を、古い順に表示します',
    )
    .action(async () => {
      const { owed } = await api().get<{ owed: readonly Owed[] }>('refunds');
      for (const {
        order_no: orderNo,
        refund_no: no,
        payment_name: payment,
        amount,
        since,
        reason,
        is_at_service,
      } of owed)
        print(
          `${since} ${orderNo} ${is_at_service ? '入金' : no === null ? 'キャンセル' : `返金${no}`} ${payment} ${amount}円${reason === null ? '' : ` ${reason}`}\n`,
        );
      print(`${owed.length}件 ${owed.reduce((sum, { amount }) => sum + amount, 0)}円\n`);
    });
};

/** Describes a refund in one line. */
export function describeRefund({ no, amount, way, is_done: isDone, done_on: doneOn, ...refund }: Refund): string {
  const ways = {
    service: isDone ? '決済サービスで返金済み' : '決済サービスで返金します',
    by_hand: isDone ? `${doneOn} に手作業でお返し済み` : 'まだお返ししていません。手作業でお返しします',
    none: '返金なし',
  };
  return [
    `返金${no} ${amount}円(${ways[way]})`,
    ...refund.pieces.map(({ name, quantity }) => `${name} ${quantity}点`),
    ...(refund.points_returned > 0 ? [`ポイントのお戻し ${refund.points_returned}`] : []),
    ...(refund.points_taken > 0 ? [`ポイントの取り消し ${refund.points_taken}`] : []),
    ...(refund.is_restocked ? ['在庫に加えました'] : []),
    refund.reason,
  ].join('、');
}

async function send(
  { api, print }: CommandParts,
  name: string,
  what: object,
  { reason, key, ...options }: ChangeOptions & { reason: string; key?: string },
): Promise<void> {
  const content = JSON.stringify([what, reason]);
  const refund = { ...what, reason, key: key ?? createHash('sha256').update(content).digest('hex').slice(0, 16) };
  const path = `orders/${encodeURIComponent(name)}${dryQuery(options)}`;
  const done = await api().send<Refund>('PATCH', path, { refund });
  print(`${name}: ${describeRefund(done)}\n${unlessDry(options)}`);
}

function pieceOf(text: string): { line: number; quantity: number } {
  const [, line, quantity] = /^(\d{1,3})=(\d{1,4})$/.exec(text) ?? [];
  if (line === undefined || quantity === undefined)
    throw new ShopCommandError('--piece は 1=2 のように、行の番号と点数で指定してください。', exitCodes.misused);
  return { line: Number(line), quantity: Number(quantity) };
}

function whole(flag: string, text: string): number {
  const digits = text.replace(/(円|,)/g, '');
  if (!/^[1-9]\d{0,8}$/.test(digits))
    throw new ShopCommandError(`${flag} は 1 以上の整数で指定してください。`, exitCodes.misused);
  return Number(digits);
}
