/**
 * What reviews look like, in demo mode only. Nobody is made to have eaten anything: each says in its own words that the shop wrote
 * it as a sample, and tells nothing of the goods.
 */
export const sampleReviews = [
  {
    product: 'ham-fr-001',
    title: 'レビューの見本です',
    body: '表示を確かめるために店が用意した見本で、お客様のご感想ではありません。お届けが済んだご注文のお客様のレビューが、ここに入ります。',
    incentive: 'none',
    daysAgo: 12,
  },
  {
    product: 'ham-fr-001',
    title: '特典つきレビューの見本です',
    body: '表示を確かめるために店が用意した見本で、お客様のご感想ではありません。ポイントなどの特典を差し上げたレビューには、その旨の印が付きます。',
    incentive: 'points',
    daysAgo: 5,
  },
] as const;
