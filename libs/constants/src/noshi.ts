/**
 * Which ribbons (水引) suit an occasion, the usual one first, what is written above them, and what else custom writes
 * with the same cords (G-01): bows for what may come again, knots for what should not, black, yellow or silver for
 * mourning. For 寒中御見舞 and 御見舞 a plain sheet is left as a choice (decision 28).
 */
export const NOSHI_PURPOSES = {
  chugen: { ribbons: ['butterfly'], topText: '御中元', words: ['暑中御見舞', '暑中御伺', '残暑御見舞', '残暑御伺'] },
  seibo: { ribbons: ['butterfly'], topText: '御歳暮', words: [] },
  nenga: { ribbons: ['butterfly'], topText: '御年賀', words: ['賀正'] },
  kanchu: { ribbons: ['butterfly', 'none'], topText: '寒中御見舞', words: ['寒中御伺', '余寒御見舞'] },
  oiwai: { ribbons: ['butterfly'], topText: '御祝', words: ['御出産御祝', '御新築御祝', '御入学御祝'] },
  uchiiwai: { ribbons: ['butterfly'], topText: '内祝', words: ['出産内祝', '新築内祝'] },
  orei: { ribbons: ['butterfly'], topText: '御礼', words: ['感謝', '謝礼'] },
  soshina: { ribbons: ['butterfly'], topText: '粗品', words: ['御挨拶', '心ばかり'] },
  wedding: { ribbons: ['knot', 'awaji'], topText: '寿', words: ['御結婚御祝', '結婚御祝', '結婚内祝'] },
  kaiki: { ribbons: ['knot'], topText: '快気祝', words: ['快気内祝', '御見舞御礼'] },
  omimai: { ribbons: ['knot', 'none'], topText: '御見舞', words: ['祈御全快'] },
  kokorozashi: {
    ribbons: ['black_white', 'yellow_white', 'silver'],
    topText: '志',
    words: ['満中陰志', '粗供養', '忌明志'],
  },
  osonae: {
    ribbons: ['black_white', 'yellow_white', 'silver'],
    topText: '御供',
    words: ['御供物', '御仏前', '御霊前'],
  },
  plain: { ribbons: ['butterfly', 'none'], topText: '', words: [] },
} as const;

export type NoshiPurpose = keyof typeof NOSHI_PURPOSES;
export type NoshiRibbon = (typeof NOSHI_PURPOSES)[NoshiPurpose]['ribbons'][number];

/** Ribbons of mourning: written in thin ink, and never with the folded ornament. */
export const MOURNING_RIBBONS: readonly NoshiRibbon[] = ['black_white', 'yellow_white', 'silver'];

/** How a group signs after the name of the one who stands for it (G-02). */
export const NOSHI_NAME_TAILS: readonly string[] = ['外一同', '他一同', 'ほか一同', '一同', '外数名', '他数名'];

/**
 * The ribbons that go with words above them (G-01), whatever occasion was chosen; null for words that custom does not
 * bind. お, ご and 御 are one here, and so are 御見舞 and 御見舞い.
 */
export function ribbonsOfTopText(topText: string): readonly NoshiRibbon[] | null {
  const plain = bareText(topText);
  const proper = Object.values(NOSHI_PURPOSES).filter(
    ({ topText: usual, words }) => plain !== '' && [usual, ...words].some((word) => bareText(word) === plain),
  );
  return proper.length === 0 ? null : [...new Set(proper.flatMap(({ ribbons }): readonly NoshiRibbon[] => ribbons))];
}

function bareText(text: string): string {
  return text
    .replace(/\s/gu, '')
    .replace(/[おご]/gu, '御')
    .replace('壽', '寿')
    .replace(/[いえ]$/u, '');
}
