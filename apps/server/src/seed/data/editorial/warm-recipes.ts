import type { EntrySeed } from './recipes.ts';

const facts = (time: string, people: string) => [
  { label: '時間', value: time },
  { label: '人数', value: people },
];

/** Of the collection `recipes`, those that come warm to the table, and one for the lunch box. */
export const warmRecipeData: readonly EntrySeed[] = [
  {
    key: 'croque-monsieur',
    title: 'クロックムッシュ',
    lead: '白ハムとチーズを挟んで焼くだけ。角まで香ばしい、パリの昼食です。',
    body: '<h2>材料(2人分)</h2><ul><li>食パン(8枚切り) 4枚</li><li>ジャンボン・ド・パリ 2枚</li><li>コンテ 80g</li><li>バター 15g</li><li>牛乳 150ml、小麦粉 大さじ1</li></ul><h2>作り方</h2><ol><li>バターの半分を溶かし、小麦粉を炒めます。牛乳を少しずつ加え、とろみがつくまで混ぜます。</li><li>残りのバターをパンに塗り、ハムと、すりおろしたチーズの半分を挟みます。</li><li>上にソースと残りのチーズをのせ、220℃のオーブンで8分ほど、焼き色がつくまで焼きます。</li></ol><p>ハムに塩気があるので、ソースに塩は要りません。</p>',
    facts: facts('25分', '2人分'),
    productKeys: ['cot-fr-001', 'che-fr-001'],
    illustration: 'cooked-ham',
    alt: 'ハムの挿絵',
    daysAgo: 6,
  },
  {
    key: 'pate-tartine',
    title: 'パテ・ド・カンパーニュのタルティーヌ',
    lead: '瓶から出して、厚めに。酢漬けを添えると、もう一枚と手が伸びます。',
    body: '<h2>材料(2人分)</h2><ul><li>パテ・ド・カンパーニュ 100g</li><li>田舎パン(1cm厚さ) 4枚</li><li>マスタード 小さじ2</li><li>小きゅうりの酢漬け 4本</li></ul><h2>作り方</h2><ol><li>パテは瓶のまま冷蔵庫でよく冷やします。かたいうちのほうが、きれいに切れます。</li><li>パンを軽く焼き、粗熱をとってからマスタードを薄く塗ります。熱いままだとパテの脂が溶けてしまいます。</li><li>厚さ7mmほどに切ったパテをのせ、縦に薄く切った酢漬けを添えます。</li></ol>',
    facts: facts('10分', '2人分'),
    productKeys: ['pat-fr-001', 'acc-fr-001'],
    illustration: 'pate',
    alt: 'パテの挿絵',
    daysAgo: 5,
  },
  {
    key: 'warm-potato-salad',
    title: 'ヴィーナーと、温かいじゃがいものサラダ',
    lead: 'マヨネーズは使わず、だしと酢で。ゆでたての芋に味を吸わせます。',
    body: '<h2>材料(2人分)</h2><ul><li>ヴィーナー・ヴュルステル 4本</li><li>じゃがいも 3個(400g)</li><li>玉ねぎ 1/4個</li><li>熱いチキンスープ 100ml</li><li>酢 大さじ2、油 大さじ2、マスタード 小さじ2</li></ul><h2>作り方</h2><ol><li>じゃがいもは皮ごとゆで、熱いうちに皮をむいて5mm厚さに切ります。</li><li>刻んだ玉ねぎ、スープ、酢、マスタードを注ぎ、10分おきます。汁気がなじんだら油を混ぜます。</li><li>ヴィーナーは、沸かして火を止めた湯に入れ、ふたをして8分温めます。煮立てると皮が破れます。</li></ol>',
    facts: facts('40分', '2人分'),
    productKeys: ['sau-at-001', 'acc-fr-001'],
    illustration: 'sausage',
    alt: 'ソーセージの挿絵',
    daysAgo: 4,
  },
  {
    key: 'chorizo-chickpeas',
    title: 'チョリソとひよこ豆のトマト煮',
    lead: '赤い脂が、豆とトマトの味を決めます。鍋ひとつ、30分で。',
    body: '<h2>材料(2人分)</h2><ul><li>チョリソ・リオハーノ 80g</li><li>ひよこ豆の水煮 240g</li><li>トマト水煮 200g</li><li>玉ねぎ 1/2個、にんにく 1かけ</li><li>マンチェゴ 20g</li><li>オリーブ油 大さじ1</li></ul><h2>作り方</h2><ol><li>チョリソは皮をむき、1cm厚さの半月に切ります。</li><li>油とにんにくを弱火にかけ、香りが立ったら玉ねぎを10分炒めます。チョリソを加え、脂が赤く出るまで炒めます。</li><li>豆とトマトを加え、ふたをせずに15分煮ます。仕上げにマンチェゴを薄く削ってのせます。</li></ol><p>残りは翌朝、目玉焼きを落として温め直してください。</p>',
    facts: facts('30分', '2人分'),
    productKeys: ['sal-es-001', 'che-es-001'],
    illustration: 'salami',
    alt: 'サラミの挿絵',
    daysAgo: 3,
  },
  {
    key: 'mortadella-lunch-box',
    title: 'モルタデッラのサンドイッチ',
    lead: '一枚ずつ、ひだを寄せて。ふわりと重ねるほど、やわらかくなります。',
    body: '<h2>材料(2人分)</h2><ul><li>モルタデッラ 6枚</li><li>フォカッチャなど平たいパン 2個</li><li>パルミジャーノ・レッジャーノ 少々</li><li>ルッコラ ひとつかみ</li><li>オリーブ油 小さじ2</li></ul><h2>作り方</h2><ol><li>パンを横に切り、切り口にオリーブ油を塗ります。</li><li>モルタデッラを一枚ずつ手で寄せ、ひだを作りながらのせます。</li><li>削ったチーズとルッコラを重ねて挟み、軽く押さえます。</li></ol><p>お弁当には保冷剤を添え、お昼までにお召し上がりください。</p>',
    facts: facts('10分', '2人分'),
    productKeys: ['cot-it-002', 'che-it-001'],
    illustration: 'cooked-ham',
    alt: 'ハムの挿絵',
    daysAgo: 2,
  },
];
