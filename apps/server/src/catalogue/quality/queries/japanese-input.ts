import { queriesOf } from './query.ts';

/**
 * Searches as people type Japanese. Written without the vocabulary and the synonyms; the search found 0.88 of the
 * wanted products before any change for them.
 */
export const japaneseInputQueries = [
  ...queriesOf('misspelt', {
    パルミジャノレジアーノ: 'che-it-001',
    モルタデッダ: 'cot-it-002 | gft-jp-004',
    グアチャーレ: 'bac-it-002',
    アンドゥユイ: 'sau-us-001',
    ソシソンセッカ: 'sal-fr-001 sal-fr-002 | sal-fr-003 gft-jp-002 gft-jp-003',
    レバーポスティ: 'pat-dk-001',
    プレスント: 'ham-pt-001',
    リエッド: 'pat-fr-002 | gft-jp-001 gft-jp-002 gft-jp-003',
  }),
  ...queriesOf('kana', {
    はもん: 'ham-es-001',
    ジヤンボン: '@jambons cot-fr-001 | gft-jp-004 gft-jp-005',
    フエンネル: 'sal-it-001',
    まんちぇご: 'che-es-001 | gft-jp-005',
    うぃんなー: 'sau-at-001 | @sausages',
    ぱんちぇった: 'bac-it-001',
    ラムソーセイジ: 'sau-nz-001 | gft-jp-009',
  }),
  ...queriesOf('original', {
    culatello: 'ham-it-003',
    'jambon bayonne': 'ham-fr-001 | gft-jp-005',
    merguez: 'sau-nz-001 | gft-jp-009',
    mustard: 'acc-fr-001 | gft-jp-002',
    paruma: 'ham-it-001 | ham-it-002 cot-it-001 bac-it-001 ham-it-003',
    iberiko: 'ham-es-001 | ham-pt-001',
    pantyetta: 'bac-it-001',
    'boudin blanc': 'sau-fr-001 | gft-jp-008 gft-jp-009',
  }),
  ...queriesOf('attribute', {
    羊のチーズ: 'che-es-001 | gft-jp-005',
    塊のベーコン: 'bac-it-002 bac-fr-001',
    にんにく入り:
      'bac-it-002 cot-it-003 ham-it-003 @saucissons sal-it-001 sal-es-001 sal-pt-001 sal-us-001 sau-at-002 sau-nz-001 sau-us-001 sau-pt-001',
    燻製の生ハム: '@specks ham-us-001 | gft-jp-005',
    '24ヶ月以上熟成': 'ham-fr-002 ham-it-001 ham-es-001 che-it-001',
    黒豚の生ハム: 'ham-fr-002 ham-pt-001 gft-jp-006 | ham-es-001',
    鴨肉: 'ham-fr-004 pat-fr-003 | gft-jp-003 gft-jp-006',
    '12本入り': 'sau-de-001',
  }),
  ...queriesOf('origin', {
    オーヴェルニュ: '@saucissons',
    バイエルン: 'sau-de-001',
    ラツィオ州: 'bac-it-002 cot-it-003',
    ポルトガル産ソーセージ: 'sau-pt-001 | sal-pt-001',
    アメリカの燻製: 'ham-us-001 sau-us-001',
    北欧: 'sal-dk-001 pat-dk-001',
    アルプス: '@specks',
  }),
  ...queriesOf('intent', {
    父の日: '@gifts | @food',
    お年賀: '@gifts | @food',
    カスレ: 'sau-fr-002',
    パンに塗る: 'pat-fr-001 pat-fr-002 pat-dk-001 gft-jp-001 | @pates gft-jp-002 gft-jp-003',
    運動会のお弁当: 'sau-at-001 sau-ie-001 | @food',
    ひとり飲み: 'sal-at-001 che-fr-002 | @food',
    ボージョレに合う: 'sal-fr-001 gft-jp-002',
    生ハムを切る台: 'acc-jp-001 | ham-fr-005 ham-fr-006',
  }),
  ...queriesOf('price', {
    '3000円以上5000円以下のギフト': 'gft-jp-001 gft-jp-004 gft-jp-007',
    '1,500円以内 生ハム': 'ham-fr-001 ham-fr-003 @specks',
    '5千円くらいの詰め合わせ': 'gft-jp-002 gft-jp-005 gft-jp-008',
    一万円の贈り物: 'gft-jp-003 gft-jp-006 gft-jp-009',
    千円前後のサラミ: 'sal-fr-003 sal-it-001 sal-at-001',
  }),
  ...queriesOf('allergen', {
    小麦なし: '@wheat-free',
    卵アレルギー: '@egg-free | acc-fr-001',
    くるみ不使用のサラミ: 'sal-fr-002 sal-fr-003 sal-it-001 sal-es-001 sal-pt-001 sal-dk-001 sal-at-001 sal-us-001',
    乳を使っていないソーセージ: 'sau-at-001 sau-nz-001 sau-fr-002 sau-ie-001 sau-us-001 sau-de-001 sau-pt-001',
    牛肉を含まないソーセージ: 'sau-fr-001 sau-nz-001 sau-fr-002 sau-ie-001 sau-us-001 sau-de-001 sau-pt-001',
  }),
  ...queriesOf('not sold', {
    フライドチキン: '',
    いくら: '',
    イギリス産: '',
    炭酸水: '',
    ペコリーノ: '',
    鹿肉: '',
    ふりかけ: '',
    掃除機: '',
  }),
];
