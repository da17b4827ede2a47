/** Texts of the noshi, which only gifts need. */
export const noshiCopy = {
  area: 'noshi',
  legend: 'のし',
  none: 'のしをつけない',
  purpose: '用途',
  purposes: {
    chugen: '御中元',
    seibo: '御歳暮',
    nenga: '御年賀',
    kanchu: '寒中御見舞',
    oiwai: '御祝',
    uchiiwai: '内祝',
    orei: '御礼',
    soshina: '粗品',
    wedding: '御結婚御祝',
    kaiki: '快気祝',
    omimai: '御見舞',
    kokorozashi: '志(仏事のお返し)',
    osonae: '御供(お供え)',
    plain: '無地のし',
  },
  ribbon: '水引',
  ribbons: {
    butterfly: '蝶結び(紅白)',
    knot: '結び切り(紅白)',
    awaji: 'あわじ結び(紅白)',
    black_white: '結び切り(黒白)',
    yellow_white: '結び切り(黄白)',
    silver: '結び切り(双銀)',
    none: '水引なし',
  },
  ribbonNotes: {
    butterfly: '何度あってもよいお祝いや季節のごあいさつに',
    knot: '一度きりがよいお祝い・お見舞いに',
    awaji: '末永いおつきあいを願うご婚礼に',
    black_white: '仏事に(全国で広く)',
    yellow_white: '仏事に(主に関西・北陸で)',
    silver: '仏事に',
    none: '水引ものし飾りもない白い紙です。喪中の方や災害のお見舞いにも',
  },
  otherRibbon: (top: string, ribbons: readonly string[]) =>
    `表書き「${top}」には、水引「${ribbons.join('」または「')}」をおかけします。用途をお選び直しください。`,
  topText: '表書き',
  topTextHint: (max: number) => `${max}文字まで`,
  name: (index: number) => `お名前${index}`,
  namePlace: (index: number, count: number) => {
    if (count === 1) return '中央';
    if (index === 1) return '右・いちばん目上の方';
    return index === count ? '左' : '中央';
  },
  nameHint:
    '連名は3名まで。目上の方から順に入力すると、右から左へ並びます。会社名・肩書きは、お名前の前に空白で区切ると小さめに添えます。',
  namesMore:
    '4名様以上のときは、代表の方お1人のお名前に空白と「外一同」を続けて入力してください(例:見本太郎 外一同)。「営業部一同」なども入力できます。',
  namesLegend: '名入れ',
  position: 'かけ方',
  positions: { inner: '内のし', outer: '外のし' },
  positionNotes: { inner: '包装紙の内側にかけます(配送向き)', outer: '包装紙の外側にかけます' },
  preview: '仕上がりのイメージ',
  enlarge: 'のし紙を大きく見る',
  enlargeOf: (label: string) => `${label}の`,
  paperOf: (person: string) => `${person}様へののし紙`,
  previewNote: '実際ののし紙では、箱の大きさに合わせて文字を整えます。',
  previewAlt: (top: string, names: readonly string[], ribbon: string) =>
    `のし紙。表書き「${top || 'なし'}」、お名前「${names.join('、') || 'なし'}」、水引は${ribbon}。`,
  summary: (purpose: string, top: string, names: readonly string[], position: string, ribbon: string) =>
    [
      `${position}・${purpose}`,
      ribbon,
      top === '' ? '' : `表書き「${top}」`,
      names.length > 0 ? `お名前「${names.join('、')}」` : '',
    ]
      .filter((part) => part !== '')
      .join(' / '),
} as const;
