/** Of the way to an order: the Japanese of each docstring. */
export const checkoutMeanings = {
  'A name in its own language, so that screen readers and fonts switch (T-01).':
    '元の言語での名前。読み上げと書体が切り替わる',
  'Temperature zone that a product is kept and sent in.': '保存して送る温度帯',
  "Today's price, tax included.": '今日の税込の価格',
  'Pieces in one case, of goods that are sold by the case.': 'ケースで売る商品の、1ケースに入る数',
  'Reduced rate, marked 「※」 (L-10).': '軽減税率か。「※」を付ける',
  'Whether and why a product can or cannot be bought now.': '今買えるか、買えないならなぜか',
  '`pending` while a change of this line is on its way.': '`pending` は、この行の変更を送っているところ',
  'What changed or is wrong with this line (C-06).': 'この行で変わったこと、困ること',
  'The slot LineExtras, which comes once the page stands; nothing where none is offered.':
    '添えられるものの部品。画面が整ってから出る。なければ何も出ない',
  'Something the shopper must know before going on: a difference from what was shown (C-06), a problem, a caution.':
    '先へ進む前に知ってほしいこと。前に見せたものとの違い、困りごと、注意',
  'Goods of one temperature zone and the parcel they travel in.': '同じ温度帯の商品と、それを送る荷物',
  'Null while the cart is empty or unknown.': 'カートが空か、まだわからないときはない',
  'Texts that the shop has set for this page; null when none.': 'お店がこの画面に決めた文。なければない',
  'Null for guests, and for members without points.': 'ポイント。ゲストと、持っていない会員にはない',
  'The sums that every step shows. Yen are tax-included integers from the server, never computed here.':
    'どの段でも見せる合計。お店が計算した税込の円で、画面では計算しない',
  'Free carriage of the one destination; null when there are several or none is free.':
    '1つのお届け先の送料無料。お届け先が複数か、無料がなければない',
  'Why mixing zones adds a parcel, and what it adds (C-03).': '温度帯が混ざると荷物が増える理由と、増える金額',
  'The way to the first step; `reason` says why it is closed.': '購入の最初の段への道。`reason` は進めない理由',
  'For guests: log in to buy with the saved addresses.': 'ゲスト向け。ログインして、登録した住所で買う行き先',
  'For members with a main address: straight to the confirmation (C-01).':
    'いつもの住所のある会員を、確認まで一気に進める道',
  'The steps of buying, in order (C-01).': '購入の段。順番どおり',
  'Links back to finished steps; a step without one is not reached yet.':
    '終えた段へ戻るリンク。リンクのない段は、まだ来ていない',
  'The order-level total, always in sight (C-02); null until the cart is known.':
    '注文全体の合計。いつも見えている。カートがわかるまではない',
  'Pieces of the order beside the step; empty on the cart page, which shows them itself.':
    '段の横に置く商品。カートの画面では、画面自身が見せるので空',
  'A line with its price as the order will bear it (L-02 ②).': '注文に載るとおりの価格を付けた行',
  'What was typed into such a field, with its label.': '独自の項目に書かれた内容と、項目の名前',
  'Application period of limited offers (L-02 ⑤).': '期間の限られた商品の申し込み期間',
  'Withdrawal and return terms, with whom to ask (L-02 ⑥, L-06).': '取り消しと返品の条件、問い合わせ先',
  'Differences that must be agreed to before the order (C-06); empty when nothing changed.':
    '注文の前に同意してもらう違い。なければ空',
  'What a theme that wraps the page lays before the six items.': '画面を包むテーマが、6つの項目の前に置くもの',
  'Who receives it, without 様.': '受け取る方。様は付かない',
  "Name of the line's product.": 'この行の商品の名前',
  'Sets whose goods lie in this line; empty for most.': 'この行の商品が入っているセット。ほとんどは空',
  'A paid extra that lies beside a line.': 'この行に添えた有料のもの',
  'Those that do not lie there yet.': 'まだ添えていないもの',
  '`sending` while a change of an extra is on its way.': '`sending` は、添えるものの変更を送っているところ',
  "The server's reason of a refusal; null when there is none.": '断られた理由。お店の文。なければない',
  "Moves the line to the member's favourites; null for guests, and for lines that favourites could not keep whole.":
    'お気に入りへ移す。ゲストと、お気に入りでは内容が欠ける行にはない',
  '`checking` asks for the truth of the payment; `accepted` and `awaiting_payment` are orders; `resume` has an open step at the card company; `failed` charged nothing; `missing` has no order to show. `asking`: no answer came to the order, and it is asked whether it was taken; `stalled`: it was asked for long, and is asked on when the shopper says so; `not_placed`: it was not taken, and the cart is as it was.':
    '`checking` は支払いの確認中、`accepted` と `awaiting_payment` は注文、`resume` はカード会社に続きがある、`failed` は請求なし、`missing` は見せる注文がない。`asking` は返事が来ず受付を確認中、`stalled` は長く確認してお客様の合図を待つ、`not_placed` は受け付けられずカートは元のまま',
  'How to pay outside the shop (convenience store, bank transfer), as long as the money is awaited.':
    'お店の外での支払い方(コンビニ、銀行振込)。お金を待つ間だけ',
  'Why the payment failed; null otherwise.': '支払いに失敗した理由。ほかではない',
  'Back to the confirmation, for an order that was not taken.': '受け付けられなかった注文の、確認の画面へ戻る行き先',
  'Whom a shopper asks about an order.': '注文について尋ねる先',
  'For guests: register with the mail address that was just used.': 'ゲスト向け。今使ったアドレスで会員登録する行き先',
  'For guests: where the order is looked up; null for a member.': 'ゲスト向け。注文を調べる行き先。会員にはない',
  "What a theme that wraps the page lays before an order's parts, below the thanks and how to pay.":
    '画面を包むテーマが、お礼と支払い方の下、注文の内容の前に置くもの',
  'Shown when card is chosen: the fields in their iframe, or the card already entered.':
    'カードを選んだときに見せる。枠の中の入力欄か、入力済みのカード',
  'Shown when convenience store is chosen.': 'コンビニを選んだときに見せる',
  "What the channel's customer asks besides; empty where nothing is.": 'お店が追加で尋ねること。なければ空',
  'Nothing chosen, or the server refused; null when all is well.': '選ばれていないか、断られた理由。問題がなければない',
  'Raised at each refusal, so that the message takes the focus.': '断られるたびに増える数。文にフォーカスが移る',
  'Going on to the next step.': '次の段へ進む',
  '`receiver`: somebody who will enter the address himself.': '`receiver` は、住所を自分で入れる受け取り手',
  'The form with its own submit button.': '送信ボタンまで揃ったフォーム',
  'Null without a day, and while another one is chosen.': '贈る日の知らせ。日がないときと、選び直している間はない',
  'Null while there is one destination.': '商品とお届け先の表。お届け先が1つの間はない',
  '同じ日時を全員に (D-07); null while there is one parcel.': '「同じ日時を全員に」。荷物が1つの間はない',
  'ご注文者. A finished entry is shown as `known` with a way to change it.':
    'ご注文者。入力済みなら `known` として、直す道と見せる',
  'Whether goods go to the orderer, elsewhere, or to somebody who will enter the address himself.':
    '商品の届け先。ご注文者、別の方、住所を自分で入れる方のどれか',
  'Whether all goods may be given to somebody whose address is not known.':
    '住所を知らない方へ、すべての商品を贈れるか',
  'Who will enter the address, with what is said in its place; null while nobody is named.':
    '住所を入れてもらう方と、その代わりの文。名前がなければない',
  'The address book of a member, as far as the search finds it or it is chosen; empty for guests.':
    '会員の住所録。見つかった分と選んだ分。ゲストは空',
  'Null while the book is short.': '住所録が短い間はない',
  'One destination that the cart already has.': 'カートにすでにあるお届け先の1つ',
  'Several destinations are allowed and there is room for another.': '複数のお届け先を使えて、まだ足せるか',
  'What the counter writes in once it has taken the order; null before.':
    '注文を承ったあとに書き入れる内容。その前はない',
  'What the table holds, for those who hear it.': '表に何があるか。読み上げる',
  'Putting several products into the cart in one call: all of them or none.':
    'いくつもの商品を1度にカートに入れる。すべて入るか、1つも入らないか',
  'The first picture is the main one of the page.': '最初の写真が、画面の主な写真か',
} as const;
