import { stringify } from 'csv-stringify/sync';
import iconv from 'iconv-lite';
import { parcelName, type ShopParcel } from '../shop-parcel.ts';
import { sayable } from './fit.ts';

/** The shop's contract with a carrier, in the terms of the carrier's software. */
export interface CarrierContract {
  /** 請求先顧客コード of Yamato, お客様コード of Sagawa. */
  readonly customerCode: string;
  /** 運賃管理番号 of Yamato. */
  readonly freightNo: string;
}

/** The cells of a parcel by column name; absent ones are empty. `tooLong` lists columns whose text was cut. */
export interface LabelRow {
  readonly cells: Readonly<Record<string, string>>;
  readonly tooLong: readonly string[];
}

/** The import format of a carrier's software: its columns in their order, and how a parcel fills them. */
export interface LabelLayout {
  readonly columns: readonly string[];
  readonly fill: (parcel: ShopParcel, contract: CarrierContract) => LabelRow;
}

/**
 * Returns a file of labels in Shift_JIS with CRLF, and what must be checked by hand: characters that it lacks, texts
 * that do not fit.
 */
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
