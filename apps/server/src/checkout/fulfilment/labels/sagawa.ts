import { handoverCopy, orderWorkCopy } from '@shop/copy';
import { formatTelephone } from '@shop/japanese';
import { parcelName, senderOf, type ShopParcel } from '../shop-parcel.ts';
import { piecesWithin } from './fit.ts';
import type { CarrierContract, LabelLayout, LabelRow } from './label-file.ts';
import { collectOf } from './yamato.ts';

const t = orderWorkCopy.label;
const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}${wide(String(index + 1))}`);
const wide = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

/** The standard layout of e飛伝Ⅲ: 74 columns below a header row. */
const columns = [
  ...['お届け先コード取得区分', 'お届け先コード', 'お届け先電話番号', 'お届け先郵便番号'],
  ...numbered('お届け先住所', 3),
  ...numbered('お届け先名称', 2),
  ...['お客様管理番号', 'お客様コード', '部署ご担当者コード取得区分', '部署ご担当者コード', '部署ご担当者名称'],
  ...['荷送人電話番号', 'ご依頼主コード取得区分', 'ご依頼主コード', 'ご依頼主電話番号', 'ご依頼主郵便番号'],
  ...numbered('ご依頼主住所', 2),
  ...numbered('ご依頼主名称', 2),
  '荷姿',
  ...numbered('品名', 5),
  '荷札荷姿',
  ...numbered('荷札品名', 11),
  ...['出荷個数', 'スピード指定', 'クール便指定', '配達日', '配達指定時間帯', '配達指定時間(時分)'],
  ...['代引金額', '消費税', '決済種別', '保険金額'],
  ...numbered('指定シール', 3),
  ...['営業所受取', 'SRC区分', '営業所受取営業所コード', '元着区分', 'メールアドレス', 'ご不在時連絡先', '出荷日'],
  ...['お問い合せ送り状No.', '出荷場印字区分', '集約解除指定'],
  ...Array.from({ length: 10 }, (_, index) => `編集${wide(String(index + 1).padStart(2, '0'))}`),
];

/** クール便指定: chilled and frozen are numbered in the opposite order to Yamato. */
const cool = { ambient: '001', chilled: '002', frozen: '003' } as const;
const day = (text: string) => text.replaceAll('-', '');
/** 16 full-width characters a line. */
const LINE = 32;

export const sagawaLayout: LabelLayout = { columns, fill };

function fill(parcel: ShopParcel, { customerCode }: CarrierContract): LabelRow {
  const { receiver, parcel: row, channel } = parcel;
  const { SELLER: seller } = channel.settings;
  const sender = senderOf(parcel) ?? {
    name: seller.NAME,
    postal_code: seller.POSTAL_CODE,
    address: seller.ADDRESS,
    phone: seller.PHONE,
  };
  const address = [
    ...piecesWithin(`${receiver.prefecture}${receiver.city}${receiver.address1}`, LINE),
    ...piecesWithin(receiver.address2 ?? '', LINE),
  ];
  const names = [...piecesWithin(receiver.company_name ?? '', LINE), ...piecesWithin(receiver.shipping_name, LINE)];
  const from = piecesWithin(sender.address, LINE);
  const senderNames = piecesWithin(sender.name, LINE);
  const collect = collectOf(parcel);
  return {
    cells: {
      お届け先コード取得区分: '0',
      お届け先電話番号: formatTelephone(receiver.phone_number),
      お届け先郵便番号: receiver.formatted_postal_code,
      ...inLines('お届け先住所', address, 3),
      ...inLines('お届け先名称', names, 2),
      お客様管理番号: parcelName(parcel),
      お客様コード: customerCode,
      部署ご担当者コード取得区分: '0',
      ご依頼主コード取得区分: '0',
      ご依頼主電話番号: formatTelephone(sender.phone.replaceAll('-', '')),
      ご依頼主郵便番号: sender.postal_code,
      ...inLines('ご依頼主住所', from, 2),
      ...inLines('ご依頼主名称', senderNames, 2),
      荷姿: '001',
      品名１: t.hamAndSausage,
      品名２: row.handover === 'in_person' ? '' : t.handover(handoverCopy.names[row.handover]),
      出荷個数: '1',
      スピード指定: '000',
      クール便指定: cool[row.zone],
      配達日: day(row.plannedDate),
      配達指定時間帯: row.timeSlot ?? '',
      代引金額: collect ? String(collect.amount) : '',
      消費税: collect ? String(collect.tax) : '',
      決済種別: collect ? '0' : '',
      元着区分: '1',
      出荷日: day(row.shipDate),
    },
    tooLong: [
      ...(address.length > 3 ? ['お届け先住所'] : []),
      ...(names.length > 2 ? ['お届け先名称'] : []),
      ...(from.length > 2 ? ['ご依頼主住所'] : []),
      ...(senderNames.length > 2 ? ['ご依頼主名称'] : []),
    ],
  };
}

function inLines(name: string, lines: readonly string[], count: number): Record<string, string> {
  return Object.fromEntries(lines.slice(0, count).map((line, index) => [`${name}${wide(String(index + 1))}`, line]));
}
