import { queriesOf } from './query.ts';

/**
 * Searches of an author who knew only the catalogue. Before any change for them the search found 0.86 of the wanted
 * products, for intents 0.56.
 */
export const newcomerQueries = [
  ...queriesOf('exact', {
    'ノワール・ド・ビゴール': 'ham-fr-002 | gft-jp-006',
    'パイオ・デ・ベージャ': 'sal-pt-001 | gft-jp-006',
    'アルト・アディジェ': 'ham-it-004',
    'メッツゲライ・シュタインレルヒェン':
      'ham-at-001 sal-at-001 sau-at-001 sau-at-002 | gft-jp-005 gft-jp-007 gft-jp-008 gft-jp-009',
    刃物工房ひので: 'acc-jp-001 | ham-fr-005 ham-fr-006',
    贈りもの工房むすび:
      'gft-jp-001 gft-jp-002 gft-jp-003 gft-jp-004 gft-jp-005 gft-jp-006 gft-jp-007 gft-jp-008 gft-jp-009',
    ラッシャー: 'bac-ie-001',
    原木ハーフ: 'ham-fr-005 | ham-fr-006 acc-jp-001',
    ビストロの夕食: 'gft-jp-008',
    'サン・ダニエーレ 18ヶ月': 'ham-it-002',
    'マグレ・セシェ': 'ham-fr-004 | gft-jp-006',
  }),
  ...queriesOf('misspelt', {
    プロシュトーパルマ: 'ham-it-001 | ham-it-002 ham-it-003 cot-it-001',
    パルミジャーノレッジャーの: 'che-it-001',
    モルデタッラ: 'cot-it-002 | gft-jp-004',
    グランチャーレ: 'bac-it-002',
    ミモレtト: 'che-fr-002',
    ケーゼクラナー: 'sau-at-002 | gft-jp-007 gft-jp-008 gft-jp-009',
    ランドイーガー: 'sal-at-001',
    フォアクラ: 'pat-fr-003 | gft-jp-003',
    パテドカンパニュー: 'pat-fr-001 | gft-jp-001 gft-jp-002',
    ジャンボンドバリ: 'cot-fr-001',
    チロラーシュペク: 'ham-at-001 | ham-it-004 gft-jp-005',
    アンドュイユ: 'sau-us-001 | gft-jp-009',
    'ニュルンブルク ソーセージ': 'sau-de-001',
    ソセージ:
      'sau-at-001 sau-at-002 sau-fr-001 sau-nz-001 sau-fr-002 sau-ie-001 sau-us-001 sau-de-001 sau-pt-001 gft-jp-007 | sal-fr-001 sal-fr-002 sal-fr-003 sal-it-001 sal-es-001 sal-pt-001 sal-dk-001 sal-at-001 sal-us-001 gft-jp-008 gft-jp-009',
    ベーコn: 'bac-ie-001 bac-it-001 bac-it-002 bac-fr-001 | gft-jp-008 gft-jp-009',
    ポrケッタ: 'cot-it-003 | gft-jp-009',
    ハモンイベルコ: 'ham-es-001 | ham-pt-001',
    鴨の生ハマ: 'ham-fr-004 | gft-jp-006',
    ケンタキーカントリハム: 'ham-us-001',
    フイノキオーナ: 'sal-it-001',
    prosicutto: 'ham-it-001 ham-it-002 cot-it-001 | ham-it-003',
  }),
  ...queriesOf('kana', {
    はもんいべりこ: 'ham-es-001 | ham-pt-001',
    ういんなー:
      'sau-at-001 | sau-at-002 sau-fr-001 sau-nz-001 sau-fr-002 sau-ie-001 sau-us-001 sau-de-001 sau-pt-001 gft-jp-007',
    びごーる: 'ham-fr-002 | gft-jp-006',
    グァンチャーレ: 'bac-it-002',
    ﾌｫｱｸﾞﾗ: 'pat-fr-003 | gft-jp-003',
    ソーシソンセック: 'sal-fr-001 sal-fr-002 | sal-fr-003 gft-jp-002 gft-jp-003',
    チョリゾー: 'sal-es-001 | sal-pt-001',
    ジヤンボンドバイヨンヌ: 'ham-fr-001 | gft-jp-005',
    リエットドゥトゥール: 'pat-fr-002 | gft-jp-001 gft-jp-002 gft-jp-003',
    レヴァーパテ: 'pat-dk-001 | pat-fr-001',
    'ケ−ゼクライナ−': 'sau-at-002 | gft-jp-007 gft-jp-008 gft-jp-009',
    白はむ: 'cot-fr-001 | cot-it-001',
    ぶーだんぶらん: 'sau-fr-001 | gft-jp-008 gft-jp-009',
  }),
  ...queriesOf('original', {
    'Jamón ibérico': 'ham-es-001',
    'nuernberger rostbratwurst': 'sau-de-001',
    kaesekrainer: 'sau-at-002 | gft-jp-007 gft-jp-008 gft-jp-009',
    COMTE: 'che-fr-001 | gft-jp-006',
    Rillettes: 'pat-fr-002 | gft-jp-001 gft-jp-002 gft-jp-003',
    'prosciutto crudo': 'ham-it-001 ham-it-002 | ham-it-003 ham-it-004',
    landjager: 'sal-at-001',
    duck: 'ham-fr-004 pat-fr-003 | gft-jp-003 gft-jp-006',
    'Wiener wurst': 'sau-at-001 | sau-at-002 sau-de-001',
    'jambon blanc': 'cot-fr-001',
    'Maison Aubevert':
      'ham-fr-002 ham-fr-003 ham-fr-004 ham-fr-005 ham-fr-006 cot-fr-001 sal-fr-001 sal-fr-002 sal-fr-003 bac-fr-001 sau-fr-001 sau-fr-002 pat-fr-001 | gft-jp-001 gft-jp-002 gft-jp-003 gft-jp-004 gft-jp-005 gft-jp-006 gft-jp-007 gft-jp-008 gft-jp-009',
    'lamb sausage': 'sau-nz-001 | gft-jp-009',
  }),
  ...queriesOf('attribute', {
    ポークフリー: 'ham-fr-004 sau-nz-001 pat-fr-003 | che-it-001 che-fr-001 che-es-001 che-fr-002 acc-fr-001',
    '乳成分なし 生ハム':
      'ham-fr-001 ham-fr-002 ham-fr-003 ham-fr-004 ham-pt-001 ham-at-001 ham-us-001 ham-it-001 ham-it-002 ham-it-003 ham-it-004 ham-es-001 ham-fr-005 ham-fr-006',
    '小麦不使用 ソーセージ':
      'sau-at-001 sau-at-002 sau-fr-001 sau-nz-001 sau-fr-002 sau-us-001 sau-de-001 | sal-fr-001 sal-fr-002 sal-fr-003 sal-it-001 sal-es-001 sal-pt-001 sal-dk-001 sal-at-001 sal-us-001 gft-jp-007 gft-jp-008 gft-jp-009',
    卵を使っていないソーセージ:
      'sau-at-001 sau-at-002 sau-nz-001 sau-fr-002 sau-ie-001 sau-us-001 sau-de-001 sau-pt-001 | sal-fr-001 sal-fr-002 sal-fr-003 sal-it-001 sal-es-001 sal-pt-001 sal-dk-001 sal-at-001 sal-us-001 gft-jp-007',
    '発色剤不使用 生ハム':
      'ham-fr-001 ham-fr-002 ham-pt-001 ham-it-001 ham-it-002 ham-fr-004 | ham-fr-003 ham-fr-005 ham-fr-006 gft-jp-006',
    '無添加 ソーセージ': 'sau-fr-002 sau-fr-001 sau-nz-001 sau-pt-001 | sal-es-001 sal-pt-001',
    '常温保存 瓶詰め': 'pat-fr-001 pat-fr-002 pat-fr-003 acc-fr-001 | gft-jp-001 gft-jp-002 gft-jp-003',
    '冷凍 ベーコン': 'bac-ie-001 bac-fr-001 | gft-jp-008 gft-jp-009',
    常温で送れるギフト:
      'gft-jp-001 gft-jp-002 gft-jp-003 | ham-fr-006 acc-jp-001 acc-fr-001 sal-fr-001 sal-fr-002 sal-us-001 sal-at-001 sal-es-001 pat-fr-001 pat-fr-002 pat-fr-003 pat-dk-001',
    '冷蔵便　詰め合わせ': 'gft-jp-004 gft-jp-005 gft-jp-006',
    '50g': 'ham-fr-002 ham-es-001 | sau-nz-001 gft-jp-006',
    '100gスライスパック':
      'ham-at-001 ham-us-001 ham-it-004 sal-fr-003 sal-it-001 sal-dk-001 cot-it-001 cot-it-002 bac-it-001 | gft-jp-004 gft-jp-005',
    '400g ソーセージ': 'sau-at-002 sau-fr-002 | gft-jp-007 gft-jp-008 gft-jp-009',
    '燻製 ハム': 'ham-at-001 ham-it-004 ham-us-001 | gft-jp-005',
    スモークソーセージ: 'sau-us-001 sau-pt-001 sau-at-001 | sal-at-001 sal-pt-001 sau-at-002 sal-dk-001 gft-jp-009',
    辛いソーセージ: 'sau-nz-001 sau-us-001 | sal-es-001 gft-jp-009',
    にんにくの入ってないサラミ: 'sal-dk-001 sal-at-001',
    '24か月': 'ham-fr-002 ham-it-001 che-it-001 | gft-jp-006',
    '3年熟成 生ハム': 'ham-es-001',
    '塩分控えめ ハム':
      'cot-fr-001 cot-it-001 cot-it-002 cot-it-003 | ham-it-001 ham-fr-001 ham-fr-002 ham-pt-001 gft-jp-004 gft-jp-009',
    'サラミ 丸ごと一本': 'sal-fr-001 sal-fr-002 sal-es-001 sal-us-001 | sal-pt-001 sal-at-001 gft-jp-002 gft-jp-003',
    ナッツ入り: 'sal-fr-001 cot-it-002 | gft-jp-002 gft-jp-004',
    生ソーセージ: 'sau-fr-002 sau-nz-001 sau-ie-001 | gft-jp-007 gft-jp-009',
    '牛肉入り サラミ': 'sal-at-001',
  }),
  ...queriesOf('origin', {
    'オーストリア産 ソーセージ': 'sau-at-001 sau-at-002 | sal-at-001 gft-jp-007 gft-jp-008 gft-jp-009',
    'バスク 生ハム': 'ham-fr-001 | gft-jp-005',
    'スペイン チーズ': 'che-es-001 | gft-jp-005',
    リヨン:
      'sal-fr-003 | ham-fr-002 ham-fr-003 ham-fr-004 ham-fr-005 ham-fr-006 cot-fr-001 sal-fr-001 sal-fr-002 bac-fr-001 sau-fr-001 sau-fr-002 pat-fr-001 gft-jp-004 gft-jp-005',
    トスカーナのサラミ: 'sal-it-001',
    ウィーン名物: 'sau-at-001 sau-at-002 | gft-jp-007 gft-jp-008 gft-jp-009',
    'ポルトガル 腸詰': 'sal-pt-001 sau-pt-001 | gft-jp-006',
    アメリカ産ハム: 'ham-us-001',
    ジュラ地方: 'che-fr-001 | gft-jp-006',
    'ローマ 名物': 'cot-it-003 bac-it-002 | gft-jp-009',
    ピレネー: 'ham-fr-002 | ham-fr-001 gft-jp-006',
    '関市 刃物': 'acc-jp-001 | ham-fr-005 ham-fr-006',
    北フランスのチーズ: 'che-fr-002',
  }),
  ...queriesOf('intent', {
    'ビールのつまみ 常温': 'sal-at-001 | sal-fr-001 sal-fr-002 sal-us-001 sal-es-001',
    '日本酒 あて': 'che-fr-002 | sal-at-001',
    '赤ワイン サラミ':
      'sal-fr-001 sal-fr-002 sal-fr-003 sal-it-001 sal-es-001 sal-pt-001 sal-us-001 | sal-dk-001 sal-at-001 gft-jp-002 gft-jp-003 gft-jp-004 gft-jp-005 gft-jp-006',
    'カルボナーラ 材料': 'bac-it-002 bac-it-001 che-it-001 | bac-fr-001',
    キッシュに入れるベーコン: 'bac-fr-001 | bac-it-001 bac-ie-001 gft-jp-008 gft-jp-009',
    ポトフに入れるお肉:
      'sau-fr-002 bac-fr-001 | sau-us-001 sau-at-001 sau-at-002 sau-de-001 sau-ie-001 sal-es-001 gft-jp-007 gft-jp-008 gft-jp-009',
    'ジャンバラヤ 作りたい': 'sau-us-001 | gft-jp-009',
    '子供のお弁当　ウインナー': 'sau-at-001 sau-ie-001 | sau-de-001 gft-jp-007',
    'ピザ トッピング':
      'sal-dk-001 | sal-fr-001 sal-fr-002 sal-fr-003 sal-it-001 sal-es-001 sal-pt-001 sal-at-001 sal-us-001 bac-it-001 cot-it-001 cot-it-002',
    'バーベキュー 変わり種':
      'sau-at-002 sau-nz-001 sau-de-001 | sau-fr-002 sau-us-001 sau-pt-001 sau-ie-001 gft-jp-007 gft-jp-008 gft-jp-009',
    '登山 行動食': 'sal-at-001 | sal-fr-001 sal-fr-002 sal-us-001 sal-es-001',
    'お歳暮 上司 5000円': 'gft-jp-002 gft-jp-005 gft-jp-008 | gft-jp-001 gft-jp-004 gft-jp-007',
    'クリスマス オードブル':
      'pat-fr-003 sau-fr-001 | cot-it-003 gft-jp-009 gft-jp-003 gft-jp-005 gft-jp-006 gft-jp-001 gft-jp-002 gft-jp-004 gft-jp-008 pat-fr-001 pat-fr-002 cot-it-002 ham-fr-001 ham-fr-002 ham-fr-003 ham-fr-004 ham-pt-001 ham-at-001 ham-us-001 ham-it-001 ham-it-002 ham-it-003 ham-it-004 ham-es-001 ham-fr-005 ham-fr-006 sal-fr-001 sal-fr-002 sal-fr-003 sal-it-001 sal-es-001 sal-pt-001 sal-dk-001 sal-at-001 sal-us-001 che-it-001 che-fr-001 che-es-001 che-fr-002',
    甘くないバレンタイン:
      'sal-fr-001 che-fr-001 | sal-fr-002 sal-fr-003 sal-it-001 sal-es-001 sal-pt-001 sal-dk-001 sal-at-001 sal-us-001 che-it-001 che-es-001 che-fr-002 gft-jp-001 gft-jp-002 gft-jp-003 gft-jp-004 gft-jp-005 gft-jp-006 gft-jp-007 gft-jp-008 gft-jp-009',
    '退職祝い 生ハム':
      'ham-fr-001 ham-fr-002 ham-fr-003 ham-fr-004 ham-pt-001 ham-at-001 ham-us-001 ham-it-001 ham-it-002 ham-it-003 ham-it-004 ham-es-001 ham-fr-005 ham-fr-006 gft-jp-005 gft-jp-006 gft-jp-004',
    ワイン会の手土産:
      'sal-fr-001 pat-fr-001 pat-fr-002 che-it-001 che-fr-001 gft-jp-001 gft-jp-002 gft-jp-003 | ham-fr-001 ham-fr-002 ham-fr-003 ham-fr-004 ham-pt-001 ham-at-001 ham-us-001 ham-it-001 ham-it-002 ham-it-003 ham-it-004 ham-es-001 sal-fr-002 sal-fr-003 sal-it-001 sal-es-001 sal-pt-001 sal-dk-001 sal-at-001 sal-us-001 che-es-001 che-fr-002 pat-fr-003 pat-dk-001 gft-jp-004 gft-jp-005 gft-jp-006',
    メロンに巻くやつ:
      'ham-fr-001 ham-it-001 | ham-fr-002 ham-fr-003 ham-it-002 ham-it-003 ham-pt-001 ham-es-001 ham-fr-005 ham-fr-006 gft-jp-005',
    いちじくに合う: 'ham-fr-002 ham-fr-004 pat-fr-003 | ham-fr-005 gft-jp-003 gft-jp-006',
    '朝ごはん 目玉焼き': 'bac-ie-001 sau-ie-001 bac-it-001 | sau-pt-001 bac-fr-001 sau-at-001',
    パンに塗るもの: 'pat-fr-001 pat-fr-002 pat-dk-001 | pat-fr-003 acc-fr-001 gft-jp-001 gft-jp-002 gft-jp-003',
    'ホームパーティー 大人数':
      'ham-fr-005 ham-fr-006 gft-jp-009 cot-it-003 | acc-jp-001 gft-jp-001 gft-jp-002 gft-jp-003 gft-jp-004 gft-jp-005 gft-jp-006 gft-jp-007 gft-jp-008',
    '結婚祝い 丸ごと生ハム': 'ham-fr-006 | ham-fr-005 acc-jp-001',
    '妊婦 食べられるハム': 'cot-fr-001 cot-it-001 cot-it-002 cot-it-003 | bac-it-001 sau-at-001',
    カリーヴルスト: 'sau-at-002 | sau-at-001 sau-de-001 gft-jp-007 gft-jp-008 gft-jp-009',
    'カスレ 作り方': 'sau-fr-002 | bac-fr-001 gft-jp-007',
    パスタにかけるチーズ: 'che-it-001',
    '非常食 長持ち':
      'pat-fr-001 pat-fr-002 pat-dk-001 pat-fr-003 | acc-fr-001 sal-at-001 sal-us-001 sal-fr-001 sal-fr-002 sal-es-001 gft-jp-001 gft-jp-002 gft-jp-003',
    '豚肉を食べない友達 おもてなし':
      'ham-fr-004 pat-fr-003 sau-nz-001 | che-it-001 che-fr-001 che-es-001 che-fr-002 acc-fr-001',
    '生ハム 自分で切る 道具': 'acc-jp-001 | ham-fr-005 ham-fr-006',
    バーボンに合うつまみ: 'ham-us-001 | sal-at-001 che-fr-002 sal-us-001',
  }),
  ...queriesOf('price', {
    '1000円以下 ソーセージ': 'sau-at-001 sau-ie-001 | sal-at-001 sal-dk-001 sal-fr-003',
    千円以内:
      'sal-dk-001 sau-at-001 sal-fr-003 bac-it-001 pat-dk-001 acc-fr-001 cot-it-001 cot-it-002 sal-at-001 sau-ie-001',
    ワンコイン: 'sal-dk-001',
    '生ハム 2000円〜3000円': 'ham-fr-002 ham-pt-001 ham-es-001 ham-it-003',
    '生ハム 1500円まで': 'ham-fr-001 ham-fr-003 ham-at-001 ham-it-004',
    '内祝い 3000円台': 'gft-jp-001 gft-jp-004 gft-jp-007',
    'ギフト 1万円': 'gft-jp-003 gft-jp-006 gft-jp-009 | acc-jp-001',
    '5千円台の詰め合わせ': 'gft-jp-002 gft-jp-005 gft-jp-008',
    安いサラミ: 'sal-dk-001 sal-fr-003 | sal-at-001 sal-fr-001 sal-fr-002 sal-it-001 sal-es-001 sal-pt-001 sal-us-001',
    '生ハム 3万円台': 'ham-fr-005',
  }),
  ...queriesOf('not sold', {
    ささみ: '',
    モッツァレラ: '',
    ボジョレーヌーボー: '',
    ラム酒: '',
  }),
];
