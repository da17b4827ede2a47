/** Of goods and their lists: the Japanese of each docstring. */
export const catalogueMeanings = {
  'Tax-included yen.': '税込の円',
  "The product's heart with its word; empty until the page stands.": 'お気に入りのハートと言葉。画面が整うまでは空',
  'Pieces that one order may hold; null when not limited.': '1回の注文で買える数。決まりがなければない',
  'Most that can be added now: limit and stock less what the cart already holds.':
    '今足せる上限。決まりと在庫から、カートにある分を引いた数',
  'The slot DeliveryPromise; null when the shop cannot say.': 'お届けの約束の部品。お店が言えないときはない',
  '保存方法 and the promise of remaining days (L-51).': '保存方法と、残りの日数の約束',
  'Heating instruction for raw goods (L-56).': '生の商品の加熱の案内',
  'What must be measured for it, to be filled in before it goes into the cart; null for all goods but clothes.':
    '仕立てに要る寸法。カートに入れる前に書いてもらう。衣類のほかにはない',
  'Putting a product into the cart, as a card or a buy box sees it.': 'カードや購入欄から、商品をカートに入れる',
  'The slot ProductRequest where the product cannot be bought; null elsewhere.':
    '買えない商品のための、入荷や取り扱いの希望の部品。ほかではない',
  'How it can be sent back (L-06).': '返品の条件',
  'What was taken out last, and the way back; null when some seconds have passed.':
    '最後に取り除いた商品と、元に戻す道。数秒でなくなる',
  'Goods only, carriage is told later.': '商品だけの合計。送料はあとで伝える',
  'How far it is to free carriage; null when nothing is known of it.': '送料無料まであといくら。わからないときはない',
  'Two at most; none until they are known.': '一緒にすすめる商品。2つまで。わかるまでは空',
  'Where it is asked whether the last order was taken, in place of all else; null when nothing is open.':
    '前の注文が通ったかを尋ねる画面の行き先。ほかのすべての代わりに置く。なければない',
  'Until when an order has this day; null where there is no day.': 'この日に届く注文の締め切り。日がなければない',
  'The earliest day, in words.': '最も早いお届けの日。文で',
  'Carriage with its cool fee.': '送料とクール代',
  'From what sum carriage is free; null where it never is, or is free already.':
    '送料が無料になる金額。無料にならないとき、すでに無料のときはない',
  'The others to choose from; null until the page stands.': '選べるほかの都道府県。画面が整うまではない',
  'Path the GET form goes to when scripts are off.': 'スクリプトなしで送るときの行き先',
  'A field that a GET form carries along unchanged.': '見えないまま一緒に送る値',
  'The form changed; the list follows without a reload.': '条件が変わった。読み込み直さずに一覧が変わる',
  'Of the product, for those who hear the button without its card.': '商品の名前。カードなしでボタンだけを聞く方のため',
  '`mark` at the corner of a card, which says where by `--favourite-inset`; `words` beside the button that buys.':
    '`mark` はカードの角の印(場所は `--favourite-inset`)、`words` は購入ボタンの横の言葉',
  "Level of the card's heading in its page.": '画面の中での、カードの見出しの段',
  'True for the one picture of a page that is loaded first.': '画面で最初に読み込む1枚の写真か',
  'At least one, in the order in which the shop packs them.': '1つ以上。お店が詰める順',
  'The main one first.': '主な写真が先',
  '`loading` shows skeletons of the same geometry in place of the goods.':
    '`loading` は、商品の代わりに同じ大きさの下書きを見せる',
  'Words and links of one paragraph: what the list is of, or the slot SearchUnderstood or GiftBudgets.':
    '1段落の文とリンク。何の一覧か、または探した言葉の受け止め方',
  "What the category of the list looks like; null for a search, for all goods and for a category without a photograph. It is the page's first picture.":
    '一覧のカテゴリーの写真。画面の最初の写真になる。検索、全商品、写真のないカテゴリーではない',
  'Adding from a card, by product key.': 'カードからカートに入れる操作。商品ごと',
  'Chips: one filter each, and where the list is without it.': '今の条件の札。1つずつ、外したときの行き先を持つ',
  'What the shop has to say of its goods as a whole; only on the list without filters.':
    '商品全体についてお店が伝えること。絞り込んでいない一覧だけに出す',
  'Ways on when nothing was found.': '何も見つからなかったときの次の道',
  'The slot SearchHelp, below them; null where goods were found.':
    'その下に置く、探す手助けの部品。見つかったときはない',
  'The label block: what the package says, as text, before the shopper buys (L-50…L-58).':
    '表示ラベル。包装にある内容を、買う前に文で見せる',
  'What lies in a gift set, below its own label; null for any other product.':
    'ギフトセットの中身。自身のラベルの下に置く。ほかの商品にはない',
  'The slots BuyBar, ProductTale, ProductRecipes, ProductReviews and RecentProducts, which answer once the page stands; below all else.':
    '画面が整ってから出る、購入の帯、物語、レシピ、レビュー、最近見た商品。一番下に置く',
  'Caution of product pages as plain text, when the shop has set one.':
    '商品の画面に置くお店の注意。飾りのない文。決めていなければない',
  'At least one.': '1つ以上',
  '`restock`: it is sold out; `stocking`: the shop does not sell it at present.':
    '`restock` は売り切れ、`stocking` は今は扱っていない',
  'The form with its own button; null once it was sent from this browser.':
    'ボタンまで揃ったフォーム。このブラウザーから送ったあとはない',
  "The member's wishes; null for guests.": '会員の希望の一覧。ゲストにはない',
  'Asking to be told when it can be bought.': '買えるようになったら知らせてほしい、という申し込み',
  'What can be had instead; null when nothing like it can.': '代わりに買える近い商品。似たものがなければない',
  'Of buyers, with how many gave 5, 4, 3, 2 and 1; `average` is null while no buyer has rated it.':
    '買った方の評価。5〜1を付けた人数も。まだ評価がなければ `average` はない',
  'What one buyer says.': '買った方お一人の声',
  'Null where there is nothing to sort.': '並べ替えるものがなければない',
  'Null when all are shown.': 'すべて見せていればない',
  'Why the last reading failed; null when it did not.': '前の読み込みに失敗した理由。成功していればない',
  'Goods that the shop has put together.': 'お店が組み合わせた商品',
  'Grams in 100 g by the label, for charts of taste; null where the label has none.':
    '味の図のための、100gあたりのグラム数(ラベルの値)。ラベルになければない',
  'How it is cut and kept, and for how many it is.': '切り方と保存、何人前か',
  'Called with every finished change; never while a conversion is open.':
    '打ち終えるたびに知らせる。変換の途中では知らせない',
  'Goods near to what was asked for, and the list that holds them all; null when there are none.':
    '求められたものに近い商品と、それをすべて含む一覧。なければない',
  'The wish for what the shop does not sell; null where no word was searched for.':
    'お店にない商品への希望。言葉で探していなければない',
  'What the misspelt word probably means; null where words were only left out.':
    '打ち間違いの、おそらく正しい言葉。言葉を減らしただけのときはない',
  'The list of the words as they were typed.': '打たれた言葉のままで探す一覧',
  'What gifts are.': 'ギフトがどんな品か',
  'From the smallest to the largest.': '小さい順',
  'Positions of the first and last product shown; both 0 when there is none.':
    '見せている最初と最後の商品の順番。なければどちらも0',
  'Those of one reason together.': '同じ理由のものを1つにまとめる',
  'Parts of an article, in their order; an element of the page bears `chapter-…` as its id.':
    '記事の章。順番どおり。画面の要素は `chapter-…` のidを持つ',
} as const;
