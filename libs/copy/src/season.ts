/** The public face's own words for each season; loaded apart, since one page shows one season at most. */
export const seasonCopy = {
  area: 'season',
  spring: {
    eyebrow: '春の食卓',
    title: ['やわらかな陽ざしに、', '薄切りの生ハムを。'],
    text: '新玉ねぎやアスパラガスに、塩のおだやかな生ハムを添えて。休日の昼に開けたい一皿を集めました。',
  },
  summer: {
    eyebrow: '夏の食卓・お中元',
    title: ['冷えたグラスと、', 'サラミひと皿。'],
    text: '切るだけで整う夏のおつまみ。冷蔵・冷凍の便を分けて、暑い日も温度を守ってお届けします。',
  },
  autumn: {
    eyebrow: '秋の食卓',
    title: ['熟成の秋、', '香りほどける一枚を。'],
    text: '時間をかけて仕上げた生ハムとチーズの季節です。赤ワインにも、ぬる燗にも。',
  },
  winter: {
    eyebrow: '冬の食卓・お歳暮',
    title: ['集まる夜に、', 'とっておきのハムを。'],
    text: 'のし・包装を承り、お届け先ごとに日時を選べます。大切な方へ、そしてご自宅の食卓へ。',
  },
} as const;
