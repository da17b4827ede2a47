/** What each channel promises, by the icon that stands beside it. */
const promises = {
  base: {
    cold: { title: '温度', body: '常温、冷蔵、冷凍に分けて発送します。' },
    calendar: { title: '日時', body: '最短の日を表示。日と時間帯を指定できます。' },
    gift: { title: '贈答', body: 'のし、包装、メッセージを届け先ごとに指定できます。' },
    label: { title: '表示', body: '食品には、原材料、アレルゲン、100gあたりの値段を書いています。' },
  },
  ass: {
    gift: { title: 'のしとご包装', body: '表書き、お名入れ、包み方まで、お届け先ごとに承ります。' },
    calendar: { title: 'お届けの日', body: '先様のご都合に合わせて、日と時間帯をお選びいただけます。' },
    cold: { title: '品物の温度', body: '常温、冷蔵、冷凍に分け、お届けまで温度を守ります。' },
    label: { title: 'お確かめのうえで', body: '原材料とアレルゲンを、お求めの前にご覧いただけます。' },
  },
  fle: {
    cold: { title: '冷たいまま台所へ', body: '焼くまえまで、冷蔵は冷蔵、冷凍は冷凍で届きます。' },
    calendar: { title: '夕食に間に合う', body: 'お届けの日と時間帯を選べます。' },
    label: { title: 'はかって、書いて', body: '重さと100gの値段、原材料を札に書いています。' },
    gift: { title: '手みやげにも', body: '包装とメッセージをお付けできます。' },
  },
  gen: {
    label: { title: '書かれていること', body: '産地、作り手、原材料。皿にのるまでを、そのまま記します。' },
    cold: { title: '冷たさ', body: '塩と時間の仕事を、温度帯を分けて守り、お届けします。' },
    calendar: { title: '待つ日', body: 'お届けの日は、お選びのとおりに。' },
    gift: { title: '贈る', body: 'のし、包装、ひとことを添えて。' },
  },
  lat: {
    cold: { title: '太陽より冷たく', body: '産地の味を、温度を分けて食卓まで。' },
    calendar: { title: '集まる日に', body: '週末に合わせて、日と時間帯を選べます。' },
    gift: { title: '集まりの手みやげに', body: '包装とメッセージを添えて。' },
    label: { title: '産地を地図から', body: '国と原材料を、買う前にぜんぶ。' },
  },
  sto: {
    calendar: { title: '納品の日時', body: '最短の日を表示し、日と時間帯を指定できます。' },
    cold: { title: '三温度帯', body: '常温、冷蔵、冷凍を分けて納品します。' },
    label: { title: '規格の表示', body: '食品には、原材料、アレルゲン、内容量、100g単価を記載しています。' },
  },
  tee: {
    cold: { title: 'ひんやりのまま', body: '冷蔵も冷凍も、冷たいままおうちまで。' },
    calendar: { title: '日にちを選べる', body: 'パーティーの日に合わせて、どうぞ。' },
    gift: { title: 'プレゼントも', body: 'ラッピングとメッセージ、つけられます。' },
    label: { title: 'ぜんぶ見える', body: '原材料もアレルゲンも、買う前にぜんぶ。' },
  },
  ven: {
    cold: { title: '温度を守って', body: '眠りを覚まさぬよう、静かにお届けします。' },
    calendar: { title: 'その夜のために', body: '日と時間帯を、お選びください。' },
    gift: { title: '贈る夜に', body: 'のし、包装、言葉を添えて。' },
    label: { title: '表示を、すべて', body: '原材料もアレルゲンも、お求めの前に。' },
  },
  depa: {
    gift: { title: '百貨店の包装', body: '外のし、内のし、お名入れまで、お届け先ごとに承ります。' },
    calendar: { title: 'お届け日のご指定', body: '先様のご在宅の日と時間帯を承ります。' },
    cold: { title: '冷たいままお手元へ', body: '常温、冷蔵、冷凍に分けてお届けします。' },
    label: { title: '原材料の表示', body: 'アレルゲンとあわせて、お求めの前にご確認いただけます。' },
  },
  gakuen: {
    label: { title: '採寸のとおりに', body: 'お子さまの寸法に合わせて、お仕立てします。' },
    calendar: { title: 'お届け日を選べる', body: 'ご在宅の日と時間帯をお選びいただけます。' },
    cold: { title: '朝ごはんは冷たく', body: 'ハムやソーセージは、冷蔵と冷凍に分けてお届けします。' },
  },
};

/** The banners that say so on their first pages. */
export const channelPromises = Object.entries(promises).flatMap(([prefix, promise]) =>
  Object.entries(promise).map(([illustration, words]) => ({ channelPrefixes: [prefix], illustration, ...words })),
);
