import type { publicFiles } from '../../../platform/db/schema/editorial.ts';

/** Text files that pages read in. */
export const publicFileData: readonly Omit<typeof publicFiles.$inferInsert, 'updatedAt'>[] = [
  {
    path: '/files/gift/noshi-words.csv',
    mediaType: 'text/csv',
    content:
      '用途,表書き,水引\r\nお歳暮,御歳暮,紅白蝶結び\r\nお年賀,御年賀,紅白蝶結び\r\n寒中見舞い,寒中御見舞,紅白蝶結び\r\n内祝い,内祝,紅白蝶結び\r\n結婚祝い,御結婚御祝,紅白結び切り\r\n志,志,黒白結び切り\r\n',
  },
  {
    path: '/files/delivery/holidays.json',
    mediaType: 'application/json',
    content: '{"closed":[{"from":"2026-12-31","until":"2027-01-04","reason":"年末年始"}]}',
  },
  {
    path: '/files/catalog/how-to-order.html',
    mediaType: 'text/html',
    content:
      '<h2>カタログのお申し込み</h2><ol><li>ご希望の号をお選びください。</li><li>お届け先をご入力ください。</li><li>1週間ほどで、普通郵便でお届けします。</li></ol>',
  },
];
