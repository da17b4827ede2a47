/** Goods put together to be tasted side by side; pieces by product key. */
export interface TastingSet {
  key: string;
  name: string;
  lead: string;
  goods: Readonly<Record<string, number>>;
}

/** In the order in which they are shown. What is not imported at present keeps its set from being bought, and says why. */
export const tastingSets: readonly TastingSet[] = [
  {
    key: 'set-france-aperitif',
    name: 'フランスの食前のひと皿',
    lead: 'バイヨンヌの生ハム、ロゼット、コンテ、田舎風パテ。切らずに並べるだけで前菜になる4品です。',
    goods: { 'ham-fr-001': 1, 'sal-fr-003': 1, 'che-fr-001': 1, 'pat-fr-001': 1 },
  },
  {
    key: 'set-ham-journey',
    name: '生ハム食べ比べ 三つの国',
    lead: 'フランスの塩と風、ポルトガルの黒豚、チロルの燻し。同じ生ハムでも、これほど違います。',
    goods: { 'ham-fr-001': 1, 'ham-pt-001': 1, 'ham-at-001': 1 },
  },
  {
    key: 'set-sausage-evening',
    name: 'ソーセージとマスタードの夕べ',
    lead: '温めるだけのウィンナー2袋に、ブルゴーニュのマスタードをひと瓶。',
    goods: { 'sau-at-001': 2, 'acc-fr-001': 1 },
  },
  {
    key: 'set-iberia',
    name: 'イベリア半島のひと皿',
    lead: 'ギフエロのハモン、ベージャのパイオ、マンチェゴ。半島を東から西へ味わう3品です。',
    goods: { 'ham-es-001': 1, 'sal-pt-001': 1, 'che-es-001': 1 },
  },
];
