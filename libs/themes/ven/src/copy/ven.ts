/** Texts that only the theme Ven has: a dark salon by the lagoon. */
export const venCopy = {
  area: 'ven',
  tagline: '夜のサロンで、とっておきの一品を',
  view: 'この一品を見る',
  viewOf: (name: string) => `この一品を見る: ${name}`,
  catalogue: '目録',
  filterTitle: '条件から選ぶ',
  journey: '産地から食卓まで',
  stops: { origin: '産地', maker: '作り手', aging: '熟成', table: '食卓' },
  moons: (months: number) => `${months}回の満月を越えて`,
  present: '贈りもの',
  keeping: 'お品書き',
  cartLead: 'お選びいただいた品々',
} as const;
