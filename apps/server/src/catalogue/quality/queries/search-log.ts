import { queriesOf } from './query.ts';

/**
 * Searches as in a shop's log, by an author who knew only the catalogue. The search found 0.98 of the wanted products;
 * nothing was changed for them.
 */
export const searchLogQueries = [
  ...queriesOf('exact', {
    バイヨンヌ:
      'ham-fr-001 | ham-fr-002 ham-fr-003 ham-fr-004 ham-pt-001 ham-at-001 ham-us-001 ham-it-001 ham-it-002 ham-it-003 ham-it-004 ham-es-001 ham-fr-005 ham-fr-006 gft-jp-005',
    'モルタデッラ・ボローニャ': 'cot-it-002 | cot-fr-001 cot-it-001 cot-it-003 gft-jp-004',
    'ミモレット 18ヶ月熟成': 'che-fr-002 | che-it-001 che-fr-001 che-es-001',
    Steinlerchen: 'ham-at-001 sal-at-001 sau-at-001 sau-at-002 | gft-jp-005 gft-jp-007 gft-jp-008 gft-jp-009',
    montelarco: 'ham-it-001 ham-it-002 ham-it-003 sal-it-001 cot-it-002 cot-it-003 bac-it-002 | gft-jp-004 gft-jp-009',
  }),
  ...queriesOf('kana', {
    モルタデラ: 'cot-it-002 | cot-fr-001 cot-it-001 cot-it-003 gft-jp-004',
    ｼﾞｬﾝﾎﾞﾝﾄﾞﾊﾟﾘ: 'cot-fr-001 | cot-it-001 cot-it-002 cot-it-003 ham-fr-001 ham-fr-002 ham-fr-003',
    ブラートブルスト:
      'sau-de-001 | sau-at-001 sau-at-002 sau-fr-001 sau-nz-001 sau-fr-002 sau-ie-001 sau-us-001 sau-pt-001',
    マンチェーゴ: 'che-es-001 | che-it-001 che-fr-001 che-fr-002 gft-jp-005',
    ソーシソン:
      'sal-fr-001 sal-fr-002 | sal-fr-003 sal-it-001 sal-es-001 sal-pt-001 sal-dk-001 sal-at-001 sal-us-001 sau-fr-002 gft-jp-002 gft-jp-003',
    ぱてどかんぱーにゅ: 'pat-fr-001 | pat-fr-002 pat-fr-003 pat-dk-001 gft-jp-001 gft-jp-002',
    'スペック 生ハム':
      'ham-at-001 ham-it-004 | ham-fr-001 ham-fr-002 ham-fr-003 ham-fr-004 ham-pt-001 ham-us-001 ham-it-001 ham-it-002 ham-it-003 ham-es-001 ham-fr-005 ham-fr-006 gft-jp-005',
  }),
  ...queriesOf('misspelt', {
    プロシュトー:
      'ham-it-001 ham-it-002 cot-it-001 | ham-fr-001 ham-fr-002 ham-fr-003 ham-fr-004 ham-pt-001 ham-at-001 ham-us-001 ham-it-003 ham-it-004 ham-es-001 ham-fr-005 ham-fr-006 cot-fr-001 cot-it-002 cot-it-003',
    バイヨヌ:
      'ham-fr-001 | ham-fr-002 ham-fr-003 ham-fr-004 ham-pt-001 ham-at-001 ham-us-001 ham-it-001 ham-it-002 ham-it-003 ham-it-004 ham-es-001 ham-fr-005 ham-fr-006 gft-jp-005',
    ソーセジ:
      'sau-at-001 sau-at-002 sau-fr-001 sau-nz-001 sau-fr-002 sau-us-001 | sau-ie-001 sau-de-001 sau-pt-001 sal-fr-001 sal-fr-002 sal-fr-003 sal-it-001 sal-es-001 sal-pt-001 sal-dk-001 sal-at-001 sal-us-001 gft-jp-007 gft-jp-008 gft-jp-009',
    ケーゼクライマー:
      'sau-at-002 | sau-at-001 sau-fr-001 sau-nz-001 sau-fr-002 sau-ie-001 sau-us-001 sau-de-001 sau-pt-001 gft-jp-007 gft-jp-008 gft-jp-009',
    メゲルーズ:
      'sau-nz-001 | sau-at-001 sau-at-002 sau-fr-001 sau-fr-002 sau-ie-001 sau-us-001 sau-de-001 sau-pt-001 gft-jp-009',
    ソシッソン:
      'sal-fr-001 sal-fr-002 | sal-fr-003 sal-it-001 sal-es-001 sal-pt-001 sal-dk-001 sal-at-001 sal-us-001 sau-fr-002 gft-jp-002 gft-jp-003',
  }),
  ...queriesOf('original', {
    guanciale: 'bac-it-002 | bac-ie-001 bac-it-001 bac-fr-001',
    'saucisson sec':
      'sal-fr-001 sal-fr-002 | sal-fr-003 sal-it-001 sal-es-001 sal-pt-001 sal-dk-001 sal-at-001 sal-us-001 gft-jp-002 gft-jp-003',
    syupekku:
      'ham-at-001 ham-it-004 | ham-fr-001 ham-fr-002 ham-fr-003 ham-fr-004 ham-pt-001 ham-us-001 ham-it-001 ham-it-002 ham-it-003 ham-es-001 gft-jp-005',
    foagura: 'pat-fr-003 | pat-fr-001 pat-fr-002 pat-dk-001 ham-fr-004 gft-jp-003',
    konte: 'che-fr-001 | che-it-001 che-es-001 che-fr-002 gft-jp-006',
  }),
  ...queriesOf('origin', {
    'フランス産 生ハム':
      'ham-fr-001 ham-fr-002 ham-fr-003 ham-fr-004 ham-fr-005 ham-fr-006 | gft-jp-004 gft-jp-005 gft-jp-006',
    イタリア製:
      'cot-it-001 cot-it-002 cot-it-003 bac-it-001 che-it-001 | ham-it-001 ham-it-002 ham-it-003 ham-it-004 sal-it-001 bac-it-002 gft-jp-004 gft-jp-009',
    スペイン産: 'che-es-001 | ham-es-001 sal-es-001 gft-jp-005',
    'オーストリア ソーセージ':
      'sau-at-001 sau-at-002 | sau-fr-001 sau-nz-001 sau-fr-002 sau-ie-001 sau-us-001 sau-de-001 sau-pt-001 sal-at-001 ham-at-001 gft-jp-007 gft-jp-008 gft-jp-009',
    デンマーク: 'sal-dk-001 pat-dk-001',
    'アイルランド ベーコン': 'bac-ie-001 | bac-it-001 bac-it-002 bac-fr-001 sau-ie-001',
    Österreich: 'ham-at-001 sal-at-001 sau-at-001 sau-at-002 | gft-jp-005 gft-jp-007 gft-jp-008 gft-jp-009',
    italia:
      'cot-it-001 cot-it-002 cot-it-003 bac-it-001 che-it-001 | ham-it-001 ham-it-002 ham-it-003 ham-it-004 sal-it-001 bac-it-002 gft-jp-004 gft-jp-009',
  }),
  ...queriesOf('attribute', {
    '生ハム 1500円以下': 'ham-fr-001 ham-fr-003 ham-at-001 | ham-it-004',
    'ギフト 3千円台': 'gft-jp-001 gft-jp-004 gft-jp-007',
    '5000円くらい ギフト': 'gft-jp-002 gft-jp-005 gft-jp-008 | gft-jp-001 gft-jp-004 gft-jp-007',
    'ソーセージ 小麦不使用':
      'sau-at-001 sau-at-002 sau-fr-001 sau-nz-001 sau-fr-002 sau-us-001 | sau-de-001 gft-jp-007 gft-jp-008 gft-jp-009',
    '卵アレルギー パテ': 'pat-fr-002 pat-fr-003 | gft-jp-003',
    '乳なし サラミ': 'sal-dk-001 sal-pt-001 sal-at-001 | sal-es-001',
    '常温 サラミ': 'sal-fr-001 sal-fr-002 sal-at-001 sal-us-001 | sal-es-001 gft-jp-002 gft-jp-003',
    '200グラム': 'cot-fr-001 sal-fr-002 bac-ie-001 che-it-001 | sal-es-001 bac-it-002',
    'ソーセージ ３００ｇ以上': 'sau-at-002 sau-nz-001 sau-fr-002 sau-us-001 | sau-de-001 gft-jp-007',
    'ベーコン ブロック': 'bac-fr-001 | bac-it-002 gft-jp-008 gft-jp-009',
    'スライス 生ハム':
      'ham-fr-001 ham-fr-002 ham-fr-003 ham-fr-004 ham-pt-001 ham-at-001 ham-us-001 | ham-it-001 ham-it-002 ham-it-003 ham-it-004 ham-es-001 gft-jp-004 gft-jp-005 gft-jp-006',
    '骨付き 原木': 'ham-fr-006 | ham-fr-005 acc-jp-001',
    'そのまま食べられる ソーセージ':
      'sau-at-001 | sal-fr-001 sal-fr-002 sal-fr-003 sal-it-001 sal-es-001 sal-pt-001 sal-dk-001 sal-at-001 sal-us-001',
    '無添加 生ハム': 'ham-fr-001 ham-fr-002 ham-pt-001 ham-fr-004 | ham-it-001 ham-it-002 gft-jp-006',
    '24か月 生ハム': 'ham-fr-002 | ham-it-001 ham-es-001 gft-jp-006',
  }),
  ...queriesOf('intent', {
    'サンドイッチ ハム':
      'cot-fr-001 cot-it-001 | cot-it-002 cot-it-003 ham-fr-001 ham-fr-002 ham-fr-003 ham-fr-004 ham-pt-001 ham-at-001 ham-us-001 ham-it-001 ham-it-002 ham-it-003 ham-it-004 ham-es-001 sal-fr-003 sal-dk-001',
    bbq: 'sau-at-002 sau-nz-001 | sau-at-001 sau-fr-001 sau-fr-002 sau-ie-001 sau-us-001 sau-de-001 sau-pt-001 bac-fr-001 cot-it-003 bac-ie-001 bac-it-002 acc-fr-001 gft-jp-007 gft-jp-008 gft-jp-009',
    'お弁当 ウィンナー':
      'sau-at-001 | sau-at-002 sau-fr-001 sau-nz-001 sau-fr-002 sau-ie-001 sau-us-001 sau-de-001 sau-pt-001',
    'ワイン おつまみ':
      'sal-fr-001 sal-fr-002 sal-fr-003 sal-pt-001 sal-us-001 pat-fr-001 pat-fr-002 pat-fr-003 che-it-001 che-fr-001 che-es-001 ham-fr-001 ham-fr-002 ham-fr-003 ham-fr-004 ham-pt-001 ham-at-001 ham-us-001 | ham-it-001 ham-it-002 ham-it-003 ham-it-004 ham-es-001 sal-it-001 sal-es-001 sal-dk-001 sal-at-001 pat-dk-001 che-fr-002 ham-fr-005 ham-fr-006 gft-jp-001 gft-jp-002 gft-jp-003 gft-jp-004 gft-jp-005 gft-jp-006 cot-it-002 cot-it-003',
    '日本酒 つまみ':
      'che-fr-002 | che-it-001 che-fr-001 che-es-001 ham-fr-001 ham-fr-002 ham-fr-003 ham-fr-004 ham-pt-001 ham-at-001 ham-us-001 ham-it-001 ham-it-002 ham-it-003 ham-it-004 ham-es-001 sal-fr-001 sal-fr-002 sal-fr-003 sal-it-001 sal-es-001 sal-pt-001 sal-dk-001 sal-at-001 sal-us-001 pat-fr-001 pat-fr-002 pat-fr-003 pat-dk-001 gft-jp-004 gft-jp-005 gft-jp-006',
    シャンパン:
      'sau-fr-001 | ham-fr-001 ham-fr-002 ham-fr-003 ham-fr-004 ham-pt-001 ham-at-001 ham-us-001 ham-it-001 ham-it-002 ham-it-003 ham-it-004 ham-es-001 che-it-001 che-fr-001 che-es-001 che-fr-002 pat-fr-001 pat-fr-002 pat-fr-003 pat-dk-001 sal-fr-001 sal-fr-002 sal-fr-003 cot-fr-001 gft-jp-001 gft-jp-002 gft-jp-003 gft-jp-004 gft-jp-005 gft-jp-006 gft-jp-008 gft-jp-009',
    ウイスキー:
      'ham-us-001 | ham-fr-001 ham-fr-002 ham-fr-003 ham-fr-004 ham-pt-001 ham-at-001 ham-it-001 ham-it-002 ham-it-003 ham-it-004 ham-es-001 sal-fr-001 sal-fr-002 sal-fr-003 sal-it-001 sal-es-001 sal-pt-001 sal-dk-001 sal-at-001 sal-us-001 che-it-001 che-fr-001 che-es-001 che-fr-002 pat-fr-001 pat-fr-002 pat-fr-003 pat-dk-001',
    'お歳暮 ハム':
      'gft-jp-004 gft-jp-005 gft-jp-006 | gft-jp-001 gft-jp-002 gft-jp-003 gft-jp-007 gft-jp-008 gft-jp-009 ham-fr-005 ham-fr-006 ham-fr-001 ham-fr-002 ham-fr-003 ham-fr-004 ham-pt-001 ham-at-001 ham-us-001 ham-it-001 ham-it-002 ham-it-003 ham-it-004 ham-es-001 cot-fr-001 cot-it-001 cot-it-002 cot-it-003',
    結婚祝い:
      'gft-jp-001 gft-jp-002 gft-jp-003 gft-jp-004 gft-jp-005 gft-jp-006 gft-jp-007 gft-jp-008 gft-jp-009 | ham-fr-005 ham-fr-006 ham-fr-001 ham-fr-002 ham-pt-001 ham-es-001 pat-fr-001 pat-fr-002 pat-fr-003 pat-dk-001 che-it-001 che-fr-001 che-es-001 che-fr-002 acc-jp-001',
    子供: 'sau-at-001 | sau-at-002 sau-fr-001 sau-nz-001 sau-fr-002 sau-ie-001 sau-us-001 sau-de-001 sau-pt-001 cot-fr-001 cot-it-001 cot-it-002 cot-it-003 bac-it-001 che-it-001 che-fr-001 che-es-001 che-fr-002',
    生ハムメロン:
      'ham-fr-001 | ham-fr-002 ham-fr-003 ham-fr-004 ham-pt-001 ham-at-001 ham-us-001 ham-it-001 ham-it-002 ham-it-003 ham-it-004 ham-es-001 ham-fr-005 ham-fr-006 gft-jp-005',
    ジャーマンポテト:
      'bac-fr-001 | bac-ie-001 bac-it-001 bac-it-002 sau-at-001 sau-at-002 sau-fr-001 sau-nz-001 sau-fr-002 sau-ie-001 sau-us-001 sau-de-001 sau-pt-001 gft-jp-007 gft-jp-008 gft-jp-009',
  }),
  ...queriesOf('not sold', {
    'うなぎ 蒲焼き': '',
    タラバガニ: '',
    バウムクーヘン: '',
    ドッグフード: '',
    シャインマスカット: '',
  }),
];
