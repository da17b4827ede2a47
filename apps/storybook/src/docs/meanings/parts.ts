/** Of the shop's parts: the Japanese of each docstring. */
export const partsMeanings = {
  'Look of the row.': '並びの見た目の名前',
  'Look of a tile.': 'タイルの見た目の名前',
  'What may be chosen, what is chosen, and whether something must be.': '選べる包み、選んだ包みと、必ず選ぶか',
  'Tells the choices of several destinations apart.': 'お届け先が2つ以上あるとき、選択を見分ける言葉',
  'Words of a heading that stands above: they are only read out here, and each wrapping is a card.':
    '上に置いた見出しの言葉。ここでは読み上げだけにして、包みを1つずつ枠に入れる',
  'What a wrapping is drawn as.': '包みの絵の種類',
  'Where the maker tells of itself; null where it does not.': '作り手の画面の行き先。なければない',
  'Null for goods that do not age.': '熟成の月数。熟成しない商品ではない',
  'BCP 47 tag of its language.': '言語の名前(BCP 47)',
  'The name as it is set here; as it stands without it.': 'ここでの名前の組み方。なければそのまま',
  'More of the same line.': '同じ行に続くもの',
  'One filter each, and where the list is without it.': '1つずつの条件と、それを外した一覧の行き先',
  'Look of the list.': '一覧の見た目の名前',
  'Look of a filter.': '条件の札の見た目の名前',
  'Draws a cross behind each filter; off where the look has its own.': '札の後ろに×を描くか。見た目に×があれば描かない',
  'The word that was searched for, and ways on.': '探した言葉と、次の道',
  'Look of the sentence above the ways.': '道の上の文の見た目の名前',
  'Look of a way; a text link without it.': '道の見た目の名前。なければ文のリンク',
  'Look of the list, as that of the goods.': '一覧の見た目の名前。商品の一覧と同じもの',
  'Look of one place.': '1つの場所の見た目の名前',
  'What stands in each place.': 'それぞれの場所に置くもの',
  'Goods that were found; those of the list before while it is loading.':
    '見つかった商品の数。読み込み中は、前の一覧の数',
  'What is near to it, below that there is nothing.': '見つからない知らせの下に置く、近いもの',
  'The goods.': '商品',
  'Goods that cannot be bought have no delivery.': '買えるか。買えない商品に、お届けの案内は出さない',
  'Earliest delivery, inline; null when the shop cannot say.': '最も早いお届け。行の中に置く。お店が言えないときはない',
  'The terms of this product.': 'この商品の返品の条件',
  'A row without text is left out.': '行。文のない行は出さない',
  'The grand total, set apart below.': '離して置く合計',
  'Newest first; null when they could not be read. Totals in integer yen.':
    '新しい順。読めなかったときはない。合計は整数の円',
  'Look of an order.': '注文の見た目の名前',
  'Sets orders as text links with the height of a finger.': '注文を、指で押せる高さの文のリンクにするか',
  'None is shown while they are not known.': '注文。わかるまで、1つも見せない',
  'From which screens on the words stand beside the drawings, tablets without it; on smaller ones they are only read out.':
    '絵の横に言葉を置く最小の画面。渡さなければタブレット。より小さければ読み上げだけ',
  'Integer yen; null when nothing is known of it.': '整数の円。わからないときはない',
  "The shopper goes to a product's page.": '商品の画面へ移った',
  '0 and what is not known show no figure; its place is kept.':
    '数。0とわからないときは数字を出さず、場所だけ空けておく',
  'Links back to finished steps.': '終えた段へ戻るリンク',
  '`quiet` is read with the text around it; `notice` stands apart.':
    '`quiet` は周りの文とともに読む。`notice` は離して立てる',
  "Given by a theme that sets the words in its own way; the kit's drawing is left out then.":
    '言葉を自分で組むテーマが渡す見た目の名前。渡せば、共通の絵は出ない',
  "The theme's own drawing, before the words; only with `className`.":
    '言葉の前に置くテーマの絵。`className` とともに渡す',
  'What the shop has to say about goods in a cart; an empty one does not show it.':
    'カートに商品があるときのお店の注意。空のカートでは出さない',
  'Given by a theme that sets the words in its own way.': '言葉を自分で組むテーマが渡す見た目の名前',
  "The theme's classes of each place, so that the geometry is that of the cart.":
    '場所ごとの、テーマの見た目の名前。大きさをカートに揃える',
  'Lines of words beside a picture.': '絵の横の文の行数',
  'The goods and what they come to; null when there are none.': '商品とその合計。なければない',
  "The shopper goes to the product's page.": 'この商品の画面へ移った',
  'Of each line of words.': '1行ずつの文の見た目の名前',
  'Of the name in its own language, which is left out without it.':
    '元の言語の名前の見た目の名前。渡さなければ、その名前は出ない',
  'Of the words that say how many there are at most.': '上限の数を伝える文の見た目の名前',
  'Stands before the word; none when absent.': '言葉の前のアイコン。渡さなければない',
  'Look of the legend.': '凡例の見た目の名前',
  'No truck before the words.': '言葉の前のトラックの絵をなくすか',
  'Sets the name of the fee and its parts (冷蔵便の送料, 送料 880円、クール代 330円); the name is strong without it.':
    '料金の名前と内訳の組み方(冷蔵便の送料、送料 880円、クール代 330円)。なければ名前が太くなる',
  'The lines of the group, and what stands below them.': 'まとまりの行と、その下に置くもの',
  'Most that can be added now.': '今足せる上限',
  '`row` sets the button beside the number where there is room; `stack` keeps it below, for narrow columns.':
    '`row` は場所があれば数の横にボタンを置く。`stack` は狭い段のために下に置く',
  'No more can be added.': 'もう足せないか',
  'A way to ask for it; null where there is none.': '希望を送る道。なければない',
  'The mark, which stands before the name, unless the style draws it.': '名前の前の印。見た目が自分で描くときはない',
  'Pieces left; used by `few`.': '残りの数。`few` で使う',
  'Where somebody goes who wants to be told when it can be had.': '入荷の知らせを申し込む行き先',
  '`primary` once a screen; `secondary` outlined; `quiet` text only; `danger` for what cannot be undone.':
    '`primary` は1画面に1つ、`secondary` は枠だけ、`quiet` は文だけ、`danger` は元に戻せない操作',
} as const;
