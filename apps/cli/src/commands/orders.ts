import { amendmentCopy, handoverCopy } from '@shop/copy';
import { addAmendCommand } from './amend.ts';
import { addRefundCommands, describeRefund, type Refund } from './refunds.ts';
import {
  type AddCommand,
  type ChangeOptions,
  type CommandParts,
  dryQuery,
  dryRunFlag,
  unlessDry,
} from './shop-command.ts';
import { exitCodes, ShopCommandError } from '../command-context.ts';
import { shownTime } from '../shown-time.ts';

interface Order {
  readonly order_no: string;
  readonly status: string;
  readonly payment_name: string;
  readonly payment_state: string;
  readonly capture: 'due' | 'refused' | 'done' | null;
  readonly kept_card: { readonly authorise_on: string; readonly is_refused: boolean } | null;
  readonly total_payment: number;
  readonly ordered_at: string;
  readonly refunded: number;
  readonly unclaimed: number;
  readonly goods: readonly {
    readonly no: number;
    readonly name: string;
    readonly quantity: number;
    readonly left: number;
  }[];
  readonly refunds: readonly Refund[];
  readonly amendments: readonly {
    readonly no: number;
    readonly difference: number;
    readonly settles_by: keyof typeof amendmentCopy.ways;
    readonly reason: string;
    readonly agreed_by: string | null;
    readonly amended_at: string;
  }[];
  readonly answers: readonly { readonly label: string; readonly value: string }[];
  readonly parcels: readonly {
    readonly key: string;
    readonly carrier: string;
    readonly ship_date: string;
    readonly planned_date: string;
    readonly handover: keyof typeof handoverCopy.names;
    readonly tracking_no: string | null;
    readonly shipped_on: string | null;
    readonly delivered_on: string | null;
  }[];
}

interface CancelOptions extends ChangeOptions {
  readonly reason: string;
}

interface ShipOptions extends ParcelOptions {
  readonly tracking?: readonly string[];
}

interface ParcelOptions extends ChangeOptions {
  readonly parcel?: readonly string[];
}

/**
 * `order show|paid|prepare|ship|deliver|cancel|amend|refund|returned|refund-paid`: the state of an order, its steps,
 * cancellation, amendments and refunds.
 */
export const addOrderCommands: AddCommand = (program, parts) => {
  const order = program.command('order').description('注文の状態(番号または ID で指定します)');
  const argument = ['<注文番号>', '例:261120-7KQ4M'] as const;

  order
    .command('show')
    .argument(...argument)
    .description('注文の今の状態')
    .action(async (key: string) => {
      const { parcels, answers, goods, refunds, amendments, ...it } = await parts
        .api()
        .get<Order>(`orders/${encodeURIComponent(key)}`);
      parts.print(
        `${it.order_no} ${it.status} ${it.payment_name}(${it.payment_state}) ${it.total_payment}円${it.refunded > 0 ? `(うち返金 ${it.refunded}円)` : ''}${it.unclaimed > 0 ? `(代金としていない入金 ${it.unclaimed}円)` : ''} ${shownTime(it.ordered_at)}\n`,
      );
      for (const { no, name, quantity, left } of goods)
        parts.print(`  ${no}. ${name} ${quantity}点${left < quantity ? `(返品・返金 ${quantity - left}点)` : ''}\n`);
      for (const { no, difference, settles_by, reason, agreed_by, amended_at } of amendments)
        parts.print(
          `  変更 ${no}: ${reason}${agreed_by === null ? '' : `(承諾:${agreed_by})`} 差額 ${difference}円(${amendmentCopy.ways[settles_by]}) ${shownTime(amended_at)}\n`,
        );
      for (const refund of refunds) parts.print(`  ${describeRefund(refund)}\n`);
      for (const { label, value } of answers) parts.print(`  ${label}: ${value}\n`);
      if (it.kept_card)
        parts.print(
          it.kept_card.is_refused
            ? `  登録カードの承認が得られず(${it.kept_card.authorise_on})、お振込みをお願いしました。\n`
            : `  カードは登録だけです。${it.kept_card.authorise_on}に利用枠を確認します。それまで準備に進めません。\n`,
        );
      if (it.capture === 'due') parts.print('  カードの売上は、まもなく処理されます。\n');
      if (it.capture === 'refused')
        parts.print('  カードの売上ができません。決済サービスで確認し、お客様にご連絡ください。\n');
      for (const {
        carrier,
        ship_date: shipDate,
        planned_date: plannedDate,
        handover,
        tracking_no: trackingNo,
        shipped_on: shippedOn,
        delivered_on: deliveredOn,
      } of parcels)
        parts.print(
          `  ${carrier} 出荷 ${shipDate} お届け ${plannedDate} ${handoverCopy.names[handover]} 送り状 ${trackingNo ?? '-'}${shippedOn === null ? '' : ` ${shippedOn} 発送`}${deliveredOn === null ? '' : ` ${deliveredOn} お届け済み`}\n`,
        );
    });
  order
    .command('paid')
    .argument(...argument)
    .description(
      '銀行振込の入金を記録します(お客様にメールでお知らせします)。取り消されたご注文への入金は、お返しする代金として記録します',
    )
    .option(...dryRunFlag)
    .action(async (key: string, options: ChangeOptions) => {
      const path = `orders/${encodeURIComponent(key)}${dryQuery(options)}`;
      const owed = await parts.api().send<Refund | undefined>('PATCH', path, { paid: true });
      const rows = owed
        ? `取り消されたご注文のため、お返しする代金として記録しました(refunds で一覧できます)。${describeRefund(owed)}`
        : '入金を記録しました。';
      parts.print(`${key}: ${rows}\n${unlessDry(options)}`);
    });
  order
    .command('prepare')
    .argument(...argument)
    .description('出荷の準備に入ります')
    .option(...dryRunFlag)
    .action((key: string, options: ChangeOptions) =>
      change(parts, key, { move: 'prepare' }, { options, done: '準備中にしました' }),
    );
  order
    .command('deliver')
    .argument(...argument)
    .description('お届けが済んだことを記録します')
    .option('--parcel <番号...>', 'この荷物だけ(例:1)。指定しないと残りのすべて')
    .option(...dryRunFlag)
    .action((key: string, { parcel, ...options }: ParcelOptions) =>
      change(parts, key, { move: 'deliver', ...parcelsIn(parcel) }, { options, done: 'お届け済みにしました' }),
    );
  order
    .command('ship')
    .argument(...argument)
    .description(
      '出荷したことを記録し、お客様にメールでお知らせします(荷物を分けて出荷するときは、最後の荷物で注文が出荷済みになります。カードの売上は、最初の荷物で全額です)',
    )
    .option('--parcel <番号...>', 'この荷物だけ(例:1)。指定しないと残りのすべて')
    .option('-t, --tracking <送り状番号...>', '荷物の順に、送り状の番号')
    .option(...dryRunFlag)
    .action((key: string, { tracking = [], parcel, ...options }: ShipOptions) =>
      change(parts, key, { move: 'ship', tracking, ...parcelsIn(parcel) }, { options, done: '出荷済みにしました' }),
    );
  order
    .command('cancel')
    .argument(...argument)
    .description('注文を取り消します(カードとコンビニの代金は自動で戻します。入金済みの振込は、返金を済ませてから)')
    .requiredOption('-r, --reason <理由>', '取り消しの理由(お客様が申し込んだときの理由があれば、それを残します)')
    .option(...dryRunFlag)
    .action((key: string, { reason, ...options }: CancelOptions) =>
      change(parts, key, { cancel_reason: reason }, { options, done: '取り消しました' }),
    );
  addAmendCommand(order, parts);
  addRefundCommands(order, parts);
};

/** @throws ShopCommandError when a number is none */
function parcelsIn(typed: readonly string[] | undefined): { parcels?: number[] } {
  if (typed === undefined) return {};
  const parcels = typed.map((text) => (/^[1-9]\d?$/.test(text) ? Number(text) : null));
  if (parcels.includes(null))
    throw new ShopCommandError('--parcel は荷物の番号(例:1)で指定してください。', exitCodes.misused);
  return { parcels: parcels.flatMap((no) => no ?? []) };
}

async function change(
  { api, print }: CommandParts,
  key: string,
  body: object,
  { options, done }: { options: ChangeOptions; done: string },
): Promise<void> {
  await api().send('PATCH', `orders/${encodeURIComponent(key)}${dryQuery(options)}`, body);
  print(`${key}: ${done}。\n${unlessDry(options)}`);
}
