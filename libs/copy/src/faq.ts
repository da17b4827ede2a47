/** Texts of the questions that are asked often. */
export const faqCopy = {
  area: 'faq',
  title: 'よくあるご質問',
  description:
    'ご注文、送料と温度帯、お支払い、生ハムの保存、アレルギーの表示、のしなど、よくいただくご質問にお答えします。',
  lead: 'お困りのことを、言葉または項目からお探しください。',
  searchLabel: 'ご質問を言葉でさがす',
  searchHint: '例:送料、解凍、領収書',
  search: 'さがす',
  categories: 'ご質問の項目',
  count: (count: number) => `${count}件`,
  found: (word: string, count: number) => `「${word}」を含むご質問が${count}件見つかりました。`,
  nothingTitle: (word: string) => `「${word}」のご質問は見つかりませんでした`,
  nothingText: '短い言葉に分けるか、別の言い方でもう一度おさがしください。',
  clear: 'すべてのご質問を見る',
  emptyTitle: 'ご質問はまだありません',
  emptyText: 'お買い物の流れや送料は、ページの下の「お買い物ガイド」をご覧ください。',
  contact: (category: string) => `「${category}」についてお問い\u2060合わせ`,
  ownAddress: 'このご質問へのリンク',
} as const;
