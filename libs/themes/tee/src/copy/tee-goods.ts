/** Short texts of products in the theme Tee, on home, lists and a product's page. */
export const teeGoodsCopy = {
  area: 'tee_goods',
  tape: 'はじめての一枚、ここから',
  steps: {
    title: 'はじめてでも、3タップ。',
    list: [
      { title: 'えらぶ', text: 'カードをめくって、気になる一枚を。' },
      { title: 'いれる', text: '下のボタンで、そのままカートへ。' },
      { title: 'とどく', text: '冷たいものは冷たいまま、おうちまで。' },
    ],
  },
  view: { legend: '見せかた', deck: 'めくる', grid: 'ならべる' },
  few: (count: number) => ['のこり', `${count}点`],
  soldOut: ['うり', 'きれ'],
  suspended: ['販売', '休止'],
  stopped: ['販売', '停止'],
  aged: (months: number) => ['熟成', `${months}ヶ月`],
  taste: 'どんな味?',
} as const;
