import { handoverCopy, orderWorkCopy } from '@shop/copy';
import { formatTelephone } from '@shop/japanese';
import { parcelName, senderOf, type ShopParcel } from '../shop-parcel.ts';
import { piecesWithin } from './fit.ts';
import type { CarrierContract, LabelLayout, LabelRow } from './label-file.ts';

const t = orderWorkCopy.label;

/** The basic layout of B2クラウド: 95 columns, identified by position. */
const columns = [
  'お客様管理番号',
  '送り状種類',
  'クール区分',
  '伝票番号',
  '出荷予定日',
  'お届け予定日',
  '配達時間帯',
  'お届け先コード',
  'お届け先電話番号',
  'お届け先電話番号枝番',
  'お届け先郵便番号',
  'お届け先住所',
  'お届け先アパートマンション名',
  'お届け先会社・部門1',
  'お届け先会社・部門2',
  'お届け先名',
  'お届け先名(カナ)',
  '敬称',
  'ご依頼主コード',
  'ご依頼主電話番号',
  'ご依頼主電話番号枝番',
  'ご依頼主郵便番号',
  'ご依頼主住所',
  'ご依頼主アパートマンション',
  'ご依頼主名',
  'ご依頼主名(カナ)',
  '品名コード1',
  '品名1',
  '品名コード2',
  '品名2',
  '荷扱い1',
  '荷扱い2',
  '記事',
  'コレクト代金引換額(税込)',
  '内消費税額等',
  '止置き',
  '営業所コード',
  '発行枚数',
  '個数口表示フラグ',
  '請求先顧客コード',
  '請求先分類コード',
  '運賃管理番号',
  'クロネコwebコレクトデータ登録',
  'クロネコwebコレクト加盟店番号',
  'クロネコwebコレクト申込受付番号1',
  'クロネコwebコレクト申込受付番号2',
  'クロネコwebコレクト申込受付番号3',
  'お届け予定eメール利用区分',
  'お届け予定eメールe-mailアドレス',
  '入力機種',
  'お届け予定eメールメッセージ',
  'お届け完了eメール利用区分',
  'お届け完了eメールe-mailアドレス',
  'お届け完了eメールメッセージ',
  'クロネコ収納代行利用区分',
  '予備1',
  '収納代行請求金額(税込)',
  '収納代行内消費税額等',
  '収納代行請求先郵便番号',
  '収納代行請求先住所',
  '収納代行請求先住所(アパートマンション名)',
  '収納代行請求先会社・部門名1',
  '収納代行請求先会社・部門名2',
  '収納代行請求先名(漢字)',
  '収納代行請求先名(カナ)',
  '収納代行問合せ先名(漢字)',
  '収納代行問合せ先郵便番号',
  '収納代行問合せ先住所',
  '収納代行問合せ先住所(アパートマンション名)',
  '収納代行問合せ先電話番号',
  '収納代行管理番号',
  '収納代行品名',
  '収納代行備考',
  '複数口くくりキー',
  '検索キータイトル1',
  '検索キー1',
  '検索キータイトル2',
  '検索キー2',
  '検索キータイトル3',
  '検索キー3',
  '検索キータイトル4',
  '検索キー4',
  '検索キータイトル5',
  '検索キー5',
  '予備2',
  '予備3',
  '投函予定メール利用区分',
  '投函予定メールe-mailアドレス',
  '投函予定メールメッセージ',
  '投函完了メール(お届け先宛)利用区分',
  '投函完了メール(お届け先宛)e-mailアドレス',
  '投函完了メール(お届け先宛)メールメッセージ',
  '投函完了メール(ご依頼主宛)利用区分',
  '投函完了メール(ご依頼主宛)e-mailアドレス',
  '投函完了メール(ご依頼主宛)メールメッセージ',
] as const;

/** 送り状種類: prepaid by the shop, or cash on delivery. */
const kind = { prepaid: '0', collect: '2' } as const;
const cool = { ambient: '', frozen: '1', chilled: '2' } as const;
const day = (text: string) => text.replaceAll('-', '/');

/**
 * The sizes of the fields in bytes, as specified by Yamato: 32 full-width characters of address, 16 of building and
 * name, 25 of company.
 */
const room = { address: 64, building: 32, name: 32, company: 50 } as const;

export const yamatoLayout: LabelLayout = { columns, fill };

function fill(parcel: ShopParcel, { customerCode, freightNo }: CarrierContract): LabelRow {
  const { receiver, parcel: row, channel } = parcel;
  const { SELLER: seller } = channel.settings;
  const to = placed(`${receiver.prefecture}${receiver.city}${receiver.address1}`, receiver.address2 ?? '');
  const sender = senderOf(parcel) ?? {
    name: seller.NAME,
    postal_code: seller.POSTAL_CODE,
    address: seller.ADDRESS,
    phone: seller.PHONE,
  };
  const from = placed(sender.address, '');
  const [company = '', department = '', ...restOfCompany] = piecesWithin(receiver.company_name ?? '', room.company);
  const collect = collectOf(parcel);
  const [name = '', ...restOfName] = piecesWithin(receiver.shipping_name, room.name);
  const [senderName = '', ...restOfSender] = piecesWithin(sender.name, room.name);
  return {
    cells: {
      お客様管理番号: parcelName(parcel),
      送り状種類: collect ? kind.collect : kind.prepaid,
      クール区分: cool[row.zone],
      出荷予定日: day(row.shipDate),
      お届け予定日: day(row.plannedDate),
      配達時間帯: row.timeSlot ?? '',
      お届け先電話番号: formatTelephone(receiver.phone_number),
      お届け先郵便番号: receiver.formatted_postal_code,
      お届け先住所: to.address,
      お届け先アパートマンション名: to.building,
      'お届け先会社・部門1': company,
      'お届け先会社・部門2': department,
      お届け先名: name,
      敬称: '様',
      ご依頼主電話番号: formatTelephone(sender.phone.replaceAll('-', '')),
      ご依頼主郵便番号: sender.postal_code,
      ご依頼主住所: from.address,
      ご依頼主アパートマンション: from.building,
      ご依頼主名: senderName,
      品名1: t.hamAndSausage,
      荷扱い1: row.zone === 'ambient' ? '' : t.food,
      記事: row.handover === 'in_person' ? '' : t.handover(handoverCopy.names[row.handover]),
      'コレクト代金引換額(税込)': collect ? String(collect.amount) : '',
      内消費税額等: collect ? String(collect.tax) : '',
      止置き: '0',
      発行枚数: collect ? '' : '1',
      個数口表示フラグ: '2',
      請求先顧客コード: customerCode,
      運賃管理番号: freightNo,
    },
    tooLong: [
      ...(to.isCut ? ['お届け先住所'] : []),
      ...(from.isCut ? ['ご依頼主住所'] : []),
      ...(restOfCompany.length > 0 ? ['お届け先会社・部門2'] : []),
      ...(restOfName.length > 0 ? ['お届け先名'] : []),
      ...(restOfSender.length > 0 ? ['ご依頼主名'] : []),
    ],
  };
}

/** Returns an address in two fields: what does not fit into the first is at the beginning of the second. */
function placed(address: string, building: string): { address: string; building: string; isCut: boolean } {
  const [first = '', ...rest] = piecesWithin(address, room.address);
  const [second = '', ...more] = piecesWithin([rest.join(''), building].filter(Boolean).join(' '), room.building);
  return { address: first, building: second, isCut: more.length > 0 };
}

/** Returns the amount that the driver collects: the whole amount with the first parcel of the order. */
export function collectOf({ order, no }: ShopParcel): { amount: number; tax: number } | null {
  const { payment_code: code, per_rate: rates } = order.snapshot;
  if (code !== 'cod' || no > 1) return null;
  return { amount: order.totalPayment, tax: rates.reduce((sum, { tax }) => sum + tax, 0) };
}
