import { stringify } from 'csv-stringify/sync';
import iconv from 'iconv-lite';
import { parcelName, type ShopParcel } from '../shop-parcel.ts';
import { sayable } from './fit.ts';

/** The shop's contract with a carrier, as its software knows it. */
export interface CarrierContract {
  /** 請求先顧客コード of Yamato, お客様コード of Sagawa. */
  readonly customerCode: string;
  /** 運賃管理番号 of Yamato. */
  readonly freightNo: string;
}

/** Cells of a parcel by the names of their columns; what is absent stays empty. `tooLong` are columns that lost text. */
export interface LabelRow {
  readonly cells: Readonly<Record<string, string>>;
  readonly tooLong: readonly string[];
}

/** What a carrier's software takes in: its columns in their order, and how a parcel fills them. */
export interface LabelLayout {
  readonly columns: readonly string[];
  readonly fill: (parcel: ShopParcel, contract: CarrierContract) => LabelRow;
}

/** A file of labels in Shift_JIS with CRLF, and what somebody has to look at: names that it cannot write, texts that do not fit. */
export function labelFile({ columns, fill }: LabelLayout, parcels: readonly ShopParcel[], contract: CarrierContract) {
  const notes: { parcel: string; column: string; problem: 'character' | 'length' }[] = [];
  const rows = parcels.map((parcel) => {
    const { cells, tooLong } = fill(parcel, contract);
    const name = parcelName(parcel);
    notes.push(...tooLong.map((column) => ({ parcel: name, column, problem: 'length' as const })));
    return columns.map((column) => {
      const { text, isLost } = sayable(cells[column] ?? '');
      if (isLost) notes.push({ parcel: name, column, problem: 'character' });
      return text;
    });
  });
  const csv = stringify([[...columns], ...rows], { record_delimiter: 'windows', quoted: true, quoted_empty: true });
  return { content: iconv.encode(csv, 'cp932'), notes };
}
