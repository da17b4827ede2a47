import { readBytes } from '../table-file.ts';
import { type AddCommand, type ChangeOptions, dryQuery, dryRunFlag, unlessDry } from './shop-command.ts';

interface Matched {
  readonly deposits: readonly {
    readonly row: number;
    readonly on: string | null;
    readonly amount: number;
    readonly name: string;
    readonly result: 'recorded' | 'choose' | 'none';
    readonly orders: readonly { readonly order_no: string; readonly name: string; readonly total: number }[];
  }[];
}

/** `transfers`: matches a bank's file with orders that wait for a transfer. */
export const addTransferCommands: AddCommand = (program, { api, print }) => {
  program
    .command('transfers')
    .argument('<ファイル>', '全銀形式(振込入金通知、入出金取引明細)か、入金額と振込依頼人(摘要)の列がある CSV')
    .description(
      '銀行の入金明細を、お振り込み待ちの注文と照合します。金額と、注文番号またはご注文者のお名前(カナ)が合う注文が1件だけのとき、入金を記録します。ほかは候補を表示しますので、order paid で記録してください',
    )
    .option(...dryRunFlag)
    .action(async (file: string, options: ChangeOptions) => {
      const content = Buffer.from(readBytes(file)).toString('base64');
      const { deposits } = await api().send<Matched>('POST', `transfers${dryQuery(options)}`, { content });
      for (const { row, on, amount, name, result, orders } of deposits) {
        const about = orders.map(({ order_no: no, name: orderer }) => `${no} ${orderer} 様`).join('、');
        print(`${row}行目 ${on ?? '日付なし'} ${amount}円 ${name}: ${outcomes[result]}${about && ` ${about}`}\n`);
      }
      const counts = (['recorded', 'choose', 'none'] as const).map((wanted) => {
        const count = deposits.filter(({ result }) => result === wanted).length;
        return `${outcomes[wanted]}${count}件`;
      });
      print(`${counts.join('、')}\n${unlessDry(options)}`);
    });
};

const outcomes = { recorded: '入金を記録', choose: '候補あり', none: '該当なし' } as const;
