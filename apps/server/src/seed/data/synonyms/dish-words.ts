/**
 * Words for dishes: what goes in, by what the shop says of the goods and by what cooks take. What is sold by itself elsewhere, as noodles
 * are, asks for it only beside other words.
 */
export const dishWords: readonly string[] = [
  // Pasta and rice of Italy.
  'カルボナーラ carbonara → name:グアンチャーレ name:パンチェッタ told:カルボナーラ for:dish',
  'アマトリチャーナ amatriciana グリーチャ ブカティーニ → name:グアンチャーレ name:パンチェッタ first:name:グアンチャーレ for:dish',
  'ナポリタン → name:ヴィーナー category:bacon for:dish',
  'パスタ パスタに スパゲッティ スパゲティ パスタ用 pasta → tag:for-pasta name:パルミジャーノ first:for-pasta',
  'パスタソース用 ペペロンチーノ アラビアータ トマトソース トマトパスタ クリームパスタ クリームソース 和風パスタ きのこパスタ ほうれん草パスタ スープパスタ ペンネ リングイネ フェットチーネ タリアテッレ フィットチーネ パッパルデッレ オレキエッテ ニョッキ マカロニ ショートパスタ ジェノベーゼ → tag:for-pasta first:for-pasta',
  'ボロネーゼ ミートソース ラグー カチョエペペ → name:パルミジャーノ name:パンチェッタ for:dish',
  '冷製パスタ カッペリーニ 冷たいパスタ → category:dry-cured-ham for:dish',
  'リゾット risotto → name:パルミジャーノ for:dish',
  'グラタン ラザニア ラザーニャ ドリア ポテトグラタン マカロニグラタン ドフィノワ グラタンドフィノワ マカロニチーズ マカロニ&チーズ マックアンドチーズ ムサカ アリゴ → name:パルミジャーノ name:コンテ for:dish',
  'ピザ ピッツァ pizza ぴざ ピザトースト マルゲリータ ペパロニ ディアボラ カルツォーネ 手作りピザ ピザの具 ピザ用 → category:salami first:told:ピザ for:dish',
  'クアトロフォルマッジ クワトロフォルマッジ → category:cheese for:dish',
  // Bread.
  'サンドイッチ サンド サンドウィッチ サンドイッチ用 sandwich バゲットサンド バゲットサンドイッチ ハムサンド ハムサンドイッチ ハムチーズ ハムチーズサンド ミックスサンド クラブハウスサンド クロワッサン クロワッサンサンド ベーグル ベーグルサンド ロールサンド フォカッチャサンド パンにはさむ パンに挟む パン用 カスクート ホットサンド トーストサンド ホットサンドメーカー キューバサンド ラップサンド トルティーヤ ピタパン → tag:sandwich name:ロゼット name:モルタデッラ name:デニッシュ first:sandwich for:dish',
  'パニーノ パニーニ panino → told:パニーノ tag:sandwich name:モルタデッラ first:told:パニーノ for:dish',
  'バーガー ハンバーガー チーズバーガー ベーコンバーガー BLT BLTサンド クラブサンド ベーコンサンド → category:bacon for:dish',
  'クロックムッシュ クロックムッシュー クロックマダム クロック croquemonsieur → name:ジャンボン・ド・パリ name:コンテ for:dish',
  'ガレット ガレットコンプレット そば粉のガレット クレープ → name:ジャンボン・ド・パリ name:コンテ for:dish',
  'オープンサンドイッチ オープンサンド スモーブロー スモーレブロー smorrebrod → name:デニッシュ name:レバーポステイ for:dish',
  'タルティーヌ tartine → category:pate for:dish',
  'バインミー ベトナムサンド → category:pate category:cooked-ham for:dish',
  'ボカディージョ bocadillo → name:ハモン name:チョリソ name:マンチェゴ for:dish',
  'ホットドッグ ホットドック hotdog ロールパン コッペパン → name:ヴィーナー name:ケーゼクライナー for:dish',
  'アメリカンドッグ コーンドッグ ソーセージパン ウインナーパン ソーセージロール ウインナーロール 惣菜パン たこさんウインナー タコさんウインナー → name:ヴィーナー for:dish',
  'ブルスケッタ カナッペ クロスティーニ フィンガーフード 一口前菜 → category:pate category:dry-cured-ham for:dish',
  // Eggs and breakfasts.
  'エッグベネディクト エッグスベネディクト eggsbenedict → name:バックベーコン name:パンチェッタ category:cooked-ham first:category:bacon for:dish',
  'ハムエッグ ハムエッグ用 ハムステーキ ハムカツ → category:cooked-ham for:dish',
  '目玉焼き 卵料理 → told:目玉焼き for:dish',
  'ベーコンエッグ パンケーキ ワッフル フレンチトースト ハッシュドポテト ハッシュブラウン → category:bacon first:breakfast for:dish',
  'オムライス → category:bacon name:ヴィーナー for:dish',
  'キッシュ quiche キッシュロレーヌ タルトフランベ フラムクーヘン タルトサレ ケークサレ → name:ポワトリーヌ name:パンチェッタ name:バックベーコン first:name:ポワトリーヌ for:dish',
  // Soups and stews.
  'ポトフ シチュー 煮込み 煮こみ 煮込み料理 鍋 鍋料理 鍋物 洋風鍋 トマト鍋 スープ スープの具 具だくさんスープ 野菜スープ 煮物 おでん ポトフの具 トマト煮 トマト煮込み クリーム煮 クリームシチュー アイントプフ グーラッシュ グヤーシュ ボルシチ カスレ風 ロールキャベツ 豆の煮込み 豆料理 豆スープ 豆のスープ レンズ豆のスープ 白いんげんの煮込み アイリッシュシチュー コシード コジード 圧力鍋 スロークッカー → tag:stew first:stew',
  'シュークルート choucroute → tag:stew name:ヴィーナー name:ニュルンベルガー told:シュークルート told:ザワークラウト first:stew for:dish',
  'オニオングラタンスープ オニオンスープ → name:コンテ name:ポワトリーヌ for:dish',
  'クラムチャウダー チャウダー コーンスープ ポタージュ ミネストローネ リボリータ → category:bacon for:dish',
  'フェイジョアーダ フェジョアーダ feijoada → name:パイオ name:ポワトリーヌ name:アンドゥイユ name:チョリソ for:dish',
  'カルドヴェルデ カルド・ヴェルデ カルドベルデ → name:パイオ name:チョリソ for:dish',
  'チリコンカン チリコンカルネ チリビーンズ ケイジャン料理 クレオール → name:アンドゥイユ name:チョリソ for:dish',
  'ジャンバラヤ jambalaya ガンボ gumbo レッドビーンズ → name:アンドゥイユ for:dish',
  'レンズ豆 レンズ豆の煮込み プティサレ → told:レンズ豆 name:ポワトリーヌ for:dish',
  // Spain.
  'パエリア パエリャ paella アヒージョ ajillo パタタス トルティージャ スペインオムレツ スパニッシュオムレツ スペイン風オムレツ → name:チョリソ for:dish',
  'タパス ピンチョス ピンチョ tapas → name:ハモン name:チョリソ name:マンチェゴ for:dish',
  // Germany and Austria.
  'カリーヴルスト カレーヴルスト カリーブルスト カレーソーセージ currywurst → told:カレー粉 for:dish',
  'ジャーマンポテト じゃがいも炒め ブラートカルトッフェル → category:sausage category:bacon first:category:bacon for:dish',
  'プレッツェル ブレッツェル ブロートツァイト ビアホール → country:AT country:DE first:told:ビール for:dish',
  // Salads and starters.
  'サラダ salad シーザーサラダ グリーンサラダ ルッコラサラダ ルッコラのサラダ フルーツサラダ 生ハムサラダ カプレーゼ → category:dry-cured-ham name:パンチェッタ with:サラダ for:dish',
  'コブサラダ ほうれん草のサラダ ベーコンサラダ リヨン風サラダ サラダリヨネーズ → category:bacon for:dish',
  'カルパッチョ ユッケ 生春巻き 春巻き 手まり寿司 生ハムロール 生ハム巻き 巻き物 → category:dry-cured-ham for:dish',
  '前菜 オードブル オードヴル 前菜盛り 前菜盛り合わせ アペリティフ アペリティーボ アペロ アンティパスト 盛り合わせ シャルキュトリー シャルキュトリ シャルキュトリーボード シャルキュトリボード 加工肉 冷菜 小皿料理 おうちビストロ ビストロ風 食前 食前酒 → category:dry-cured-ham category:salami category:pate',
  'チーズフォンデュ フォンデュ fondue → name:コンテ for:dish',
  'ラクレット raclette タルティフレット → name:コンテ category:dry-cured-ham name:ジャンボン・ド・パリ first:name:コンテ for:dish',
  'ワンプレート カフェごはん カフェ飯 カフェ風 ブッフェ ビュッフェ → category:dry-cured-ham category:cooked-ham category:cheese for:dish',
  // At home in Japan.
  'チャーハン 炒飯 炒め物 野菜炒め 炊き込みご飯 炊き込み ピラフ オムレツ スクランブルエッグ ポテトサラダ ポテサラ ベーコン巻き アスパラベーコン アスパラ巻き えのきベーコン ほうれん草ソテー ほうれん草のソテー ソテー キャベツ炒め もやし炒め きのこ炒め 卵焼き じゃがバター コロッケ 肉じゃが 巣ごもり卵 お好み焼き もんじゃ もんじゃ焼き → category:bacon for:dish',
  '焼きそば ラーメン つけ麺 うどん 焼うどん 焼きうどん おにぎり 味噌汁 みそ汁 豚汁 たこ焼き 茶碗蒸し 雑炊 リゾット風 餃子 天ぷら 混ぜご飯 丼 親子丼 → category:bacon alone:none for:dish',
  'クラッカー バケットスライス → category:pate category:cheese alone:none for:dish',
  'カレー カレーライス スープカレー 焼きカレー ハヤシライス → category:sausage alone:none for:dish',
  'ソーセージ炒め ケチャップ炒め ポークビーンズ ベイクドビーンズ → category:sausage for:dish',
  // What is eaten beside.
  'クスクス couscous タジン ハリッサ料理 → told:クスクス for:dish',
  'メロン melon 生ハムメロン メロンに → メロン',
  'いちじく 無花果 イチジク fig → いちじく',
  'パン トースト ブレッド bread ライ麦パン 黒パン → パン',
  'オリーブ olive → オリーブ',
  'ピクルス コルニッション きゅうり pickles → ピクルス コルニッション',
  'じゃがいも ジャガイモ ポテト → じゃがいも ポテト',
  'りんご リンゴ 林檎 apple → りんご allergy:りんご',
  'ザワークラウト ザウアークラウト キャベツの酢漬け sauerkraut → ザワークラウト',
];
