/** For how many a product is enough, in words: samples, as starters, in a meal or on bread. */
const keysByServings: Readonly<Record<string, readonly string[]>> = {
  '1〜2人前': ['ham-es-001', 'ham-it-003', 'ham-pt-001'],
  '2人前': ['ham-fr-002', 'sau-at-001', 'sau-fr-001', 'sau-pt-001'],
  '2〜3人前': [
    ...['ham-fr-001', 'ham-fr-003', 'ham-it-001', 'ham-it-002', 'ham-it-004', 'ham-us-001'],
    ...['cot-it-001', 'cot-it-002', 'bac-it-001', 'sau-ie-001'],
  ],
  '3人前': ['ham-at-001', 'ham-fr-004', 'gft-jp-004'],
  '3〜4人前': [
    ...['sal-fr-003', 'sal-it-001', 'sal-dk-001', 'sau-fr-002', 'sau-nz-001', 'sau-us-001', 'sau-de-001'],
    ...['bac-ie-001', 'che-es-001', 'che-fr-002', 'pat-fr-003'],
  ],
  '4人前': ['cot-fr-001', 'pat-fr-001', 'pat-fr-002', 'pat-dk-001', 'sal-at-001', 'sau-at-002', 'gft-jp-001'],
  '4〜5人前': ['che-fr-001', 'sal-fr-001', 'sal-fr-002', 'sal-es-001', 'sal-pt-001', 'bac-it-002'],
  '5人前': ['che-it-001', 'gft-jp-005', 'gft-jp-007'],
  '5〜6人前': ['cot-it-003', 'sal-us-001'],
  '6人前': ['bac-fr-001', 'gft-jp-002', 'gft-jp-003', 'gft-jp-006', 'gft-jp-008'],
  '12人前': ['gft-jp-009'],
  約50人前: ['ham-fr-005'],
  約120人前: ['ham-fr-006'],
};

const servings = new Map(Object.entries(keysByServings).flatMap(([words, keys]) => keys.map((key) => [key, words])));

/** `2〜3人前`; null for what nobody eats by itself. */
export const servingsOf = (key: string): string | null => servings.get(key) ?? null;
