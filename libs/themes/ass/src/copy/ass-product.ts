/** Texts of the product page of the theme Ass. */
export const assProductCopy = {
  area: 'ass_product',
  title: 'ご贈答の承り',
  sampleAlt: '掛け紙の見本。上に御歳暮、中ほどに紅白の蝶結びの水引、下にご依頼主の名',
  sampleHeading: '御歳暮',
  sampleName: '見本太郎',
  noshi: 'のし',
  noshiYes: '掛け紙をお掛けします。表書きとお名入れは、お届け先ごとに選べます。',
  noshiNo: 'この品には、のしをお掛けできません。',
  wrapping: '包装',
  wrappingYes: '包装紙でお包みします。ご自宅用は包まずにお届けします。',
  wrappingNo: 'この品は、包装を承っていません。',
  message: 'メッセージ',
  messageText: 'お届け先ごとに添えられます。',
  menuTitle: 'お品書き',
} as const;
