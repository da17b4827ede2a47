import { ISO_DAY, JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';
import type { Command } from 'commander';
import { exitCodes, ShopCommandError } from '../command-context.ts';

/** Which orders and parcels a command is about. */
export interface WantedOptions {
  readonly state?: readonly string[];
  readonly ship?: string;
  readonly shipUntil?: string;
  readonly zone?: string;
  readonly carrier?: string;
  readonly channel?: string;
  readonly payment?: string;
  readonly money?: string;
  readonly order?: readonly string[];
  readonly find?: string;
}

/** Adds the options that filter orders and parcels; with `carrier` false the command defines that option itself. */
export function withWanted(command: Command, { carrier = true } = {}): Command {
  if (carrier) command.option('--carrier <配送会社>', '配送会社(例:yamato)');
  return command
    .option(
      '-s, --state <状態...>',
      '注文の状態(awaiting_payment / accepted / preparing / shipped / delivered / abandoned / cancel_requested / cancelled)',
    )
    .option('--ship <日付>', '出荷日(例:2026-11-27)。--ship-until と合わせると、その日から')
    .option('--ship-until <日付>', '出荷日の終わり')
    .option('-z, --zone <温度帯>', '温度帯(ambient / chilled / frozen)')
    .option('-c, --channel <名前>', 'チャネル(例:fle)')
    .option('-p, --payment <支払い方法>', '支払い方法(card / cvs / paypay / cod / bank_transfer / virtual_account)')
    .option(
      '-m, --money <お金の状態>',
      'お金の状態(none / kept:カードの登録だけ / authorised:利用枠を確認済み / captured:入金済み など)',
    )
    .option('-o, --order <注文番号...>', '注文番号(複数可)')
    .option(
      '-f, --find <言葉>',
      '名前、カナ、電話、メール、住所、商品、送り状番号など(空白で区切ると、すべてを含む注文。かな・全角半角・ハイフンの違いは問いません)',
    );
}

/** The flags as the query of a call. @throws ShopCommandError when a day is none */
export function wantedQuery(options: WantedOptions): string {
  const { state = [], ship, shipUntil, zone, carrier, channel, payment, money, order = [], find } = options;
  const query = new URLSearchParams();
  for (const it of state.flatMap((text) => text.split(','))) query.append('states', it);
  for (const it of order) query.append('orders', it);
  const single = {
    ship_from: dayOf('--ship', ship),
    ship_to: dayOf('--ship-until', shipUntil ?? ship),
    zone,
    carrier,
    channel,
    payment,
    payment_state: money,
    find,
  };
  for (const [name, value] of Object.entries(single)) if (value !== undefined) query.append(name, value);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

function dayOf(flag: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const day = DateTime.fromFormat(text.normalize('NFKC').trim().replaceAll('/', '-'), 'yyyy-M-d', JAPAN);
  if (!day.isValid)
    throw new ShopCommandError(`${flag} は 2026-11-27 のような日付で指定してください。`, exitCodes.misused);
  return day.toFormat(ISO_DAY);
}
