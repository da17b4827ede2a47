/** Words for when goods are eaten, and in what company. */
export const occasionWords: readonly string[] = [
  // Meals.
  '朝ごはん 朝ご飯 朝食 朝めし 朝食用 朝のパン モーニング ブレックファスト breakfast ブランチ 週末ブランチ ホテル朝食 ホテルの朝食 イングリッシュブレックファスト フルブレックファスト フルイングリッシュ アイリッシュブレックファスト englishbreakfast 朝の 朝に 朝活 → tag:breakfast',
  '弁当 お弁当 おべんとう お弁当のおかず お弁当用 弁当のおかず 運動会弁当 キャラ弁 部活弁当 部活 塾弁 遠足弁当 給食 幼稚園弁当 → tag:for-children',
  '昼ごはん 昼ご飯 昼食 お昼 お昼ごはん ランチ 昼の 昼に ワンオペランチ 在宅ランチ lunch → tag:sandwich tag:everyday',
  '夕食 夕飯 夜ごはん 夜ご飯 夕ごはん 夕ご飯 晩ごはん 晩ご飯 晩御飯 夕御飯 ディナー メインディッシュ メイン 主菜 おかず 平日の夕飯 平日ごはん → category:sausage for:meal',
  'おやつ 間食 軽食 スナック 小腹 小腹が空いた → tag:otsumami tag:for-children first:otsumami',
  '時短 時短料理 簡単 かんたん お手軽 すぐに食べられる 手軽 手軽に すぐ食べられる すぐ食べれる レンジ不要 時間がない 手抜き ズボラ ずぼら 手間いらず 楽ちん 共働き → heating:no',
  '作り置き 常備菜 冷凍ストック 冷凍庫にストック 買い置き冷凍 → zone:frozen first:frozen',
  '非常食 防災 防災食 保存食 備蓄 備蓄食 ローリングストック ストック 買い置き 長期保存 長持ち 長持ちする 日にちのもつ 腐らない 停電 冷蔵庫が小さい 冷蔵庫がいっぱい 冷蔵庫がない 冷蔵庫に入らない 冷蔵庫いらず 仕送り 単身赴任 → zone:ambient first:can first:jar',
  // Company.
  'パーティー パーティ party ホームパーティー ホームパーティ ホムパ 持ち寄り ポットラック 差し入れ 宴会 忘年会 新年会 二次会 歓迎会 送別会 歓送迎会 打ち上げ 集まり 親戚の集まり おもてなし もてなし 女子会 女子会ごはん ママ会 ママ友会 同窓会 ごちそう料理 来客 社内イベント 社内パーティー 懇親会 立食 ケータリング 誕生日会 誕生会 お食い初め → tag:party category:gift tag:premium first:party',
  'クリスマス xmas クリスマスディナー クリスマスイブ クリスマスイヴ クリスマスパーティー クリスマスランチ クリスマス料理 christmas ノエル 聖夜 イブ 降誕祭 → tag:christmas',
  'お正月 正月 年末年始 おせち 洋風おせち オードブルおせち 大晦日 年越し 年越しそば 年末 元旦 元日 三が日 → tag:premium tag:party',
  // Outdoors.
  '登山 山登り 山歩き ハイキング 行動食 トレッキング クライミング 携帯食 携行食 持ち歩き ピクニック 遠足 ツーリング サイクリング 自転車 釣り マラソン ランニング スキー スノボ スノーボード ドライブ 旅行 新幹線 駅弁代わり 車内 電車 フェス 夏フェス 海水浴 ビーチ ゴルフ 山小屋 縦走 バックパック → tag:outdoor name:ソシソン・セック name:ドライサラミ name:チョリソ first:outdoor',
  'キャンプ アウトドア camp outdoor キャンプ飯 ソロキャンプ ファミリーキャンプ グランピング テント泊 車中泊 焚き火 たき火 ベランピング デイキャンプ スキレット ダッチオーブン メスティン → tag:outdoor tag:bbq first:outdoor',
  'バーベキュー BBQ ビービーキュー バーベキュー用 barbecue 焼肉 焼き肉 グリル 網焼き 炭火 炭火焼き 鉄板 鉄板焼き ホットプレート 河原 庭で 芋煮会 → tag:bbq',
  '休日 週末 連休 ゴールデンウィーク GW 花見 お花見 行楽 行楽弁当 運動会 七夕 ハロウィン ハロウィーン ひな祭り 桃の節句 こどもの日 端午の節句 七五三 イースター 復活祭 節分 お月見 十五夜 紅葉狩り 花火 花火大会 夏祭り 文化祭 体育祭 → tag:party tag:outdoor tag:sandwich',
  '夏の 夏に 夏休み 暑い日 → tag:bbq tag:outdoor',
  '冬の 冬に 寒い日 寒い季節 寒い夜 温まる あったまる → tag:stew',
  '春の 春に 秋の 秋に → tag:outdoor',
  // Feasts of where the goods come from.
  'オクトーバーフェスト ビール祭り oktoberfest → country:AT country:DE first:told:ビール',
  '聖パトリックの日 セントパトリックスデー セント・パトリックス・デー → country:IE for:feast',
  'パリ祭 革命記念日 キャトルズ → country:FR for:feast',
  'サンクスギビング 感謝祭 独立記念日 → country:US name:ポルケッタ for:feast',
  '郷土料理 地方料理 伝統料理 → tag:regional',
];
