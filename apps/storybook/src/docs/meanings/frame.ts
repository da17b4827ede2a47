/** Of the frame and the home page: the Japanese of each docstring. */
export const frameMeanings = {
  '`head`: mark and name that lead to the top, in every theme. `line`: a line of words beside the navigation, where the theme has one. `foot`: the mark once more, where the theme closes a page with it.':
    '`head` は先頭の印と店名で、どのテーマにもある。`line` は案内の横の一文、`foot` は画面を閉じる印で、使うテーマだけにある',
  'From the top of the shop to this page, which is the last and not a link.':
    'お店の表紙からこの画面まで。最後はこの画面で、リンクではない',
  '`trying`: what could not be fetched is being fetched again.': '`trying` は、読めなかったものを読み直しているところ',
  'The reader stays where he is.': '読んでいる画面にとどまった',
  'The answer so far, with its day as `2026.11.25`; null where there is none.':
    'これまでの返事と、その日(`2026.11.25`)。なければない',
  'Where it is told who is told what.': '誰に何を伝えるかを書いた画面の行き先',
  '`shop` is every page; `checkout` keeps the shopper on the way: no navigation, no search.':
    '`shop` は普通の画面、`checkout` は購入中。購入中は、案内も検索も置かない',
  'Pages that the law wants within reach of every page (L-01, A-03).': '法律が、どの画面からも開けるよう求める画面',
  '`/ec/` for members, `/` for guests (spec §4).': '表紙の行き先。会員は `/ec/`、ゲストは `/`',
  'The slot SearchBox; null where there is no search.': '検索の欄の部品。検索のない画面ではない',
  'The slot MobileNav; null in checkout.': '携帯向けの案内の部品。購入中はない',
  'Shop messages that the reader has not dismissed. Each stands in an element with `data-shop-message={code}` and `data-version={version}`: a dismissed one is hidden there before the first paint, which the server cannot know.':
    'お店からの知らせ。閉じたものは、画面を描く前に隠す。要素には `data-shop-message={code}` と `data-version={version}` を付ける',
  "To be given to the kit's `LinkIntentProvider` around everything: a link is about to be followed.":
    'リンクをたどろうとした。全体を包む `LinkIntentProvider` に渡す',
  'Calls `show` for each message, those that already wait included.':
    '知らせごとに `show` を呼ぶ。すでに待っているものも含む',
  'Title in parts that are not broken inside.': '題。1つずつの中では折り返さない',
  'A word or picture that leads somewhere.': '行き先のある言葉や絵',
  'The picture that stands for the product: a photograph, or for want of one a drawing of its kind.':
    '商品を表す絵。写真か、なければ種類の挿絵',
  "`public` is `/`: season, campaign, ways in. `shop` is `/ec/`: the shop's own top, where members land.":
    '`public` は `/` で、季節と企画と入口。`shop` は `/ec/` で、会員が着くお店の表紙',
  'What the shop promises: cold chain, cut-off, gifts.': 'お店の約束。冷蔵の品質、締め切り、贈り方',
  'For who looks for a present: a GET form to the list, with `price_max` and `tag`.':
    '贈りものを探す方のための、一覧へのフォーム。`price_max` と `tag` を送る',
  'Countries goods come from, most goods first; null when they could not be read.':
    '商品の生まれた国。商品の多い順。読めなかったときはない',
  "A member's own corner, known only after hydration; null for guests and before.":
    '会員の欄。画面が動き出してからわかる。ゲストと、その前はない',
  'Adding several products at once, from an order sheet of this id.': 'この注文表から、いくつもの商品を1度に入れる操作',
  'From top to bottom; they stand below what the page itself draws.': '上から下へ。画面自身の部分の下に置く',
  'A product as lists, shelves and cards show it. Yen are tax-included integers.':
    '一覧、棚、カードで見せる商品。円は税込の整数',
  'One or two words a line.': '1行に1〜2語',
  'The line that is said.': '言われる一言',
} as const;
