import type { AddressColumn } from '@shop/form-definitions';

/** A program or service whose address files can be imported. */
export interface AddressProgram {
  /** Its name in messages. */
  readonly name: string;
  /** Headings that only its files have together. */
  readonly signature: readonly string[];
  /** The headings of each field; several are joined in this order. Other columns of the file are ignored. */
  readonly headings: Partial<Record<AddressColumn, readonly string[]>>;
  /** Whether its files have all kinds of contacts: those without an address are skipped. */
  readonly isContacts?: true;
}

const googleAddress = {
  postal_code: ['Address 1 - Postal Code'],
  prefecture: ['Address 1 - Region'],
  city: ['Address 1 - City'],
  address1: ['Address 1 - Street'],
  address2: ['Address 1 - Extended Address'],
  phone_number: ['Phone 1 - Value'],
} as const;

/**
 * The known programs, recognised by their headings. A field without a heading is split from another: name and kana, and
 * the parts of an address.
 */
export const addressPrograms: readonly AddressProgram[] = [
  {
    name: '筆ぐるめ',
    signature: ['氏名', '郵便番号', '住所1'],
    headings: {
      shipping_last_name: ['氏名'],
      shipping_last_name_kana: ['フリガナ'],
      company_name: ['会社名'],
      postal_code: ['郵便番号'],
      address1: ['住所1'],
      address2: ['住所2'],
      phone_number: ['電話番号'],
    },
  },
  {
    name: 'はがきデザインキット',
    signature: ['氏名(姓)', '氏名(名)', '郵便番号(自宅欄)'],
    headings: {
      shipping_last_name: ['氏名(姓)'],
      shipping_first_name: ['氏名(名)'],
      shipping_last_name_kana: ['フリガナ(姓)', 'フリガナ'],
      shipping_first_name_kana: ['フリガナ(名)'],
      company_name: ['会社名(会社欄)'],
      postal_code: ['郵便番号(自宅欄)'],
      prefecture: ['自宅住所(都道府県)'],
      city: ['自宅住所(市区町村)'],
      address1: ['自宅住所(番地等)'],
      address2: ['自宅住所(建物名)'],
    },
  },
  {
    name: 'Amazon',
    signature: ['recipient-name', 'ship-address-1', 'ship-postal-code'],
    headings: {
      shipping_last_name: ['recipient-name'],
      postal_code: ['ship-postal-code'],
      prefecture: ['ship-state'],
      city: ['ship-city'],
      address1: ['ship-address-1'],
      address2: ['ship-address-2', 'ship-address-3'],
      phone_number: ['ship-phone-number'],
    },
  },
  {
    name: '楽天',
    signature: ['送付先姓', '送付先名', '送付先郵便番号1', '送付先郵便番号2'],
    headings: {
      shipping_last_name: ['送付先姓'],
      shipping_first_name: ['送付先名'],
      shipping_last_name_kana: ['送付先姓カナ'],
      shipping_first_name_kana: ['送付先名カナ'],
      postal_code: ['送付先郵便番号1', '送付先郵便番号2'],
      prefecture: ['送付先住所都道府県'],
      city: ['送付先住所郡市区'],
      address1: ['送付先住所それ以降の住所'],
      phone_number: ['送付先電話番号1', '送付先電話番号2', '送付先電話番号3'],
    },
  },
  {
    name: 'Googleコンタクト',
    isContacts: true,
    signature: ['First Name', 'Last Name', 'Address 1 - Street'],
    headings: {
      ...googleAddress,
      shipping_last_name: ['Last Name'],
      shipping_first_name: ['First Name'],
      shipping_last_name_kana: ['Phonetic Last Name'],
      shipping_first_name_kana: ['Phonetic First Name'],
      company_name: ['Organization Name'],
    },
  },
  {
    name: 'Googleコンタクト',
    isContacts: true,
    signature: ['Given Name', 'Family Name', 'Address 1 - Street'],
    headings: {
      ...googleAddress,
      shipping_last_name: ['Family Name'],
      shipping_first_name: ['Given Name'],
      shipping_last_name_kana: ['Family Name Yomi'],
      shipping_first_name_kana: ['Given Name Yomi'],
      company_name: ['Organization 1 - Name'],
    },
  },
  {
    name: 'Outlook',
    isContacts: true,
    signature: ['姓', '名', '郵便番号 (自宅)', '番地 (自宅)'],
    headings: {
      shipping_last_name: ['姓'],
      shipping_first_name: ['名'],
      shipping_last_name_kana: ['姓フリガナ'],
      shipping_first_name_kana: ['名前フリガナ'],
      company_name: ['会社名'],
      postal_code: ['郵便番号 (自宅)'],
      prefecture: ['都道府県 (自宅)'],
      city: ['市町村 (自宅)'],
      address1: ['番地 (自宅)'],
      address2: ['住所 2 (自宅)'],
      phone_number: ['自宅電話'],
      cell_phone_number: ['携帯電話'],
    },
  },
];
