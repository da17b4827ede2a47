/** Texts of the search in an address book. */
export const addressBookCopy = {
  area: 'address_book',
  search: 'アドレス帳からさがす',
  searchHint: 'お名前・フリガナ・住所・電話番号の一部',
  found: (count: number) => `${count}件が見つかりました`,
  none: 'あてはまる住所がありません。言葉を短くして、もう一度お試しください。',
} as const;
