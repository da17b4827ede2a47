/** Words for who eats, and for what they must or want to heed. */
export const peopleWords: readonly string[] = [
  '子ども こども 子供 キッズ 幼児 小学生 中学生 高校生 園児 幼稚園 保育園 小学校 学校 孫 息子 娘 お子様 お子さま 子ども用 ちびっこ 子ども向け 子供向け 子供用 kids 食べ盛り 子育て 3歳 4歳 5歳 6歳 → tag:for-children',
  '受験生 受験 学生 大学生 下宿 → tag:for-children tag:everyday',
  '年配 お年寄り 高齢者 高齢 シニア やわらかい やわらか 柔らかい 噛みやすい かみやすい 歯が弱い 入れ歯 やわらかめ ほろほろ → category:cooked-ham category:pate for:people',
  // Raw ham and salami are not for them, nor is liver.
  '妊婦 妊婦さん 妊娠 妊娠中 マタニティ 産後 授乳中 授乳 プレママ → class:加熱食肉製品 first:category:cooked-ham first:category:ready-sausage',
  '離乳食 赤ちゃん 乳児 ベビー ベビーフード 幼児食 → none:goods',
  '減塩 塩分控えめ 塩分ひかえめ 塩分少なめ 塩分の少ない 塩分が少ない 塩分低め 低塩 低ナトリウム 塩分制限 高血圧 塩分が気になる 塩分オフ → salt_max:2.2',
  'ダイエット ダイエット中 低カロリー カロリー控えめ カロリーオフ カロリーが低い ヘルシー ローカロリー → energy_max:235',
  '低脂質 脂質控えめ 脂質制限 ローファット 脂っこくない 脂の少ない 脂少なめ 脂身が少ない 赤身 → fat_max:18',
  '高たんぱく 高タンパク 高たんぱく質 高タンパク質 たんぱく質多め タンパク質多め たんぱく質が多い タンパク質が多い 高蛋白 たんぱく質 タンパク質 プロテイン 筋トレ 筋肉 → protein_min:25',
  '糖質制限 低糖質 糖質オフ 糖質ゼロ 糖質控えめ ロカボ ローカーボ ケトジェニック 血糖値 → carbohydrate_max:0.5',
];
