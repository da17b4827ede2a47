/** Of the login and my page: the Japanese of each docstring. */
export const accountMeanings = {
  'Why the address must be corrected; null when nothing is known to be wrong.':
    '住所を直す必要がある理由。間違いが見当たらなければない',
  "Takes the change over for the orderer of the cart under way; null where there is none, or the address is not the member's own.":
    '買い物中のカートのご注文者にも、この変更を写す欄。写す先がないとき、本人の住所でないときはない',
  'What `backHref` leads to.': '`backHref` の行き先の名前',
  'The address book as a file, and all of it at once.': '住所録のファイルの出し入れと、まとめての操作',
  'Those shown: a search may find fewer than there are.': '見せている分。探しているときは、全件より少ない',
  'All that are kept.': '登録されている全件の数',
  'The most that may be kept; null when unknown.': '登録できる上限。わからないときはない',
  'A sentence above a screen.': '画面の上の一文',
  'Null when no more cards may be kept.': 'これ以上カードを登録できないときはない',
  'Null for the first card, which is the main one anyway.':
    '最初の1枚にはない。最初のカードは必ず「いつものカード」になる',
  "Why it was not kept, in the server's words.": '登録できなかった理由。お店の文のまま',
  '`over`: the link is expired or incomplete.': '`over` は、リンクの期限切れか、途中で切れたもの',
  'Where a new link is asked for.': '新しいリンクを求める画面の行き先',
  "The shop's own words to this step, HTML to be sanitised.": 'お店がこの段に書いた文(HTML。安全にしてから見せる)',
  'Null once it has gone.': '失うもの。退会が済んだあとはない',
  'Nobody goes on while there is one.': '残っている注文。1つでもある間は、先へ進めない',
  'The password, with its own button; null but in the step `confirm`.':
    'パスワードとボタンのフォーム。`confirm` の段だけにある',
  'The two steps.': '2つの段',
  'Away from it.': 'ここから離れる道の行き先',
  'Where somebody turns who does not know one of the logins.': 'どのログインか思い出せないときに頼る先',
  'A login of the member, on whichever channel.': '会員のログインの1つ。どのチャネルのものも含む',
  '`loading` until it is known whether somebody is logged in; `warned` is logged in, with something to read before going on.':
    '`loading` はログインの有無がわかるまで。`warned` はログイン済みで、進む前に読むことがある',
  'The form of this step with its own button; null while there is none.':
    'この段の、ボタンまで揃ったフォーム。ないこともある',
  'Beside name and password; null where the browser knows no passkeys, and until that is known.':
    'お名前とパスワードの横のパスキー。使えないブラウザーと、わかるまではない',
  'Something a member should mend in the account: an expired password, a mail address that does not work.':
    '会員が直したほうがよいこと。期限の過ぎたパスワードや、届かないメールアドレスなど',
  'From the mailed code back to name and password.': 'メールの確認番号から、ログインの入力へ戻った',
  'Past the warnings.': '注意を読んで、先へ進んだ',
  'For those who forgot the password, and the user name.': 'パスワードやユーザー名を忘れた方の行き先',
  'For members of another channel of the shop.': '同じお店の別のチャネルの会員の行き先',
  'For those who have ordered without a login.': 'ログインせずに注文した方の行き先',
  'Buying without an account; null where the shop sells to members alone, or nothing is in the cart.':
    '会員登録をせずに買う道。会員だけに売るお店と、カートが空のときはない',
  'Buying on as a guest with the basket of a session that ended, in place of the link; null when none has.':
    '切れたログインのカートのまま、ゲストとして買い続ける。リンクの代わりに置く。カートがなければない',
  "The shop's own words to this screen, HTML to be sanitised.": 'お店がこの画面に書いた文(HTML。安全にしてから見せる)',
  "The shop's own words, HTML; null without.": 'お店の文(HTML)。なければない',
  'What the shop tells one member.': 'お店からこの会員へのお知らせ',
  'Plain text; its lines are kept.': '飾りのない文。改行はそのまま',
  '`9:05`': '時刻。`9:05` の形',
  'The newest orders, three at most.': '新しい注文。3つまで',
  'A postal address as two or three lines; `name` bears no 様.': '2〜3行の住所。`name` に様は付かない',
  'Messages of the shop that wait to be read; null when none does, and until it is known.':
    'まだ読んでいないお知らせ。1つもないときと、わかるまではない',
  "The member's next day to remember; null without one, and where the shop keeps none.":
    '次に来る記念日。ないときと、お店が扱わないときはない',
  'Where the shop keeps body measurements: the newest of each person; null elsewhere.':
    'お一人ずつの新しい採寸。扱うお店だけにある',
  "Links of my page's menu that belong together.": 'マイページのメニューの、ひとまとまりのリンク',
  'The channel calls the screen a desktop (spec §9 "Breakpoints"): the menu need not be unfolded.':
    '広い画面か。広ければ、メニューを開かなくてよい',
  '姓名 without 様; null until it is known.': '会員の姓名。様は付かない。わかるまではない',
  'Narrowing the list; null while there is nothing to find.': '一覧の絞り込み。探すものがないときはない',
  'An order in a list.': '一覧の中の注文',
  'Which address was typed, and how long a link to it lives; null while it is asked for.':
    '打たれたアドレスと、リンクの使える時間。求めている間はない',
  'Number and address with their button.': '注文番号とアドレスのフォーム。ボタンまで揃う',
  'Where an order stands, from its two machines: order and payment.':
    '注文がどこまで進んだか。注文とお支払いの両方から決まる',
  'What the status means for the customer; the warning of an order that cannot be cancelled here.':
    '今の状態がお客様に意味すること。ここでは取り消せない注文の注意も',
  'Whether money that is paid in advance outside the shop is there.': '前払いのお金が届いているか',
  'What is under way or about to be; empty once the order has come to nothing, and for a social gift.':
    '配送中と、これから送る荷物。取り消された注文とeギフトでは空',
  'How far a social gift is; null for any other order.': 'eギフトがどこまで進んだか。ほかの注文にはない',
  'The six items as they were shown before the order (L-05).': '注文の前に見せた6つの項目(法律の求めるもの)',
  'Null where nothing can be said of cancelling any more.': '取り消しについて言えることがなくなればない',
  'What became of the last thing done here; null before.': 'ここで行った最後の操作の結果。行う前はない',
  'Putting the same goods into the cart.': '同じ商品をもう一度カートに入れる',
  'Where the customer came from: his orders, or looking one up.': '来た道へ戻る。注文の一覧か、注文を調べる画面',
  '`add` is the form in place of the list, `unsupported` the same in a browser without passkeys.':
    '`add` は一覧の代わりにフォーム、`unsupported` はパスキーの使えないブラウザー',
  'The form with its own button; null unless one is added.': 'ボタンまで揃ったフォーム。足すときだけにある',
  "The shop's own words, HTML to be sanitised.": 'お店の文(HTML。安全にしてから見せる)',
  'A product of a log, with what it costs and how many there are now.': '見た記録の商品。今の価格と残りの数が付く',
  'The latest first; empty when nothing is waited for.': '入荷を待っている商品。新しい順。なければ空',
  'A wish to be able to buy a product.': '「取り扱ってほしい」という希望',
  'A word that was searched for.': '探した言葉',
  '`email` asks for the address, `sent` says that a link was mailed, `checking` redeems the link that brought the shopper back, `refused` tells of a used or expired one, `form` asks for everything else.':
    '`email` はアドレスの入力、`sent` はリンクを送った、`checking` は戻ってきたリンクの確認中、`refused` は使用済みか期限切れ、`form` は残りすべての入力',
  'The address the link went to, or that the link has proved.':
    'リンクを送ったアドレス、またはリンクで確かめたアドレス',
  'Minutes that the mailed link lives.': '送ったリンクの使える分数',
  'Where the link went and how long it lives; null while the address is asked for.':
    'リンクの送り先と使える時間。アドレスを求めている間はない',
  '`refused` tells of a used or expired link, `told` of the user name.':
    '`refused` はリンクが使用済みか期限切れ、`told` はユーザー名を見せている',
  'The security question that the member chose; null until it is known.': '会員が選んだ秘密の質問。わかるまではない',
  'The user name that was forgotten; null until it is told.': '忘れていたユーザー名。見せるまではない',
  'The link confirms an address as it is opened; one that ends asks first, since programs open links too.':
    'アドレスを確かめるリンクは開くとすぐ済む。終わらせるリンクは、先に尋ねる(プログラムも開くため)',
  '`over`: the link is expired, incomplete or has done its work.':
    '`over` は、リンクが期限切れ、途中で切れた、または役目を終えた',
  'What is waited for, once it is confirmed; null for a product that the shop does not show any more.':
    '待っている商品。確かめたあとに見せる。お店が見せなくなった商品ではない',
  'Everything was ended that the reader waited for, and not one product alone.':
    '1つの商品だけでなく、待っていたすべてを終えたか',
  'The button that ends it.': '終わらせるボタン',
  'The form of the step with its own button; null while it is idle.':
    'この段の、ボタンまで揃ったフォーム。何もしていない間はない',
  'For another code, from the password on.': '別の確認番号をもらう。パスワードからやり直す',
  '`refused`: the link is used, expired or incomplete.': '`refused` は、リンクが使用済み、期限切れ、または途中で切れた',
  '`email` asks for the new address, `sent` says that a link was mailed there, `confirm` is its way back and asks for the password, `refused` tells of a used or expired one and asks anew, `proved` says that the present address is proven now.':
    '`email` は新しいアドレスの入力、`sent` はリンクを送った、`confirm` は戻ってきてパスワードを求める、`refused` は使用済みか期限切れで求め直す、`proved` は今のアドレスを確かめた',
  'The present address.': '今のアドレス',
  'The address that the link went to, or that the link has proved; null before.':
    'リンクを送った、またはリンクで確かめた新しいアドレス。その前はない',
  'Minutes that the mailed link lives; null before it was mailed.': '送ったリンクの使える分数。送る前はない',
  'When it was changed last: `2026.11.21(土) 9:05`.': '最後に変えた日時。`2026.11.21(土) 9:05` の形',
  'What else can be done with an account.': '会員情報について、ほかにできること',
  'The latest first.': '新しいものが先',
  'The most it may hold; null when unknown.': '入れられる上限。わからないときはない',
  'What became of the last change, or of putting all into the cart.': '最後の変更か、まとめてカートに入れた結果',
  'Puts everything that can be had into the cart; null when nothing can.':
    '買えるものをすべてカートに入れる。1つもなければない',
  'What was left out when all were put into the cart, and why; empty before.':
    'まとめて入れたときに残ったものと、その理由。入れる前は空',
  'A list of the member.': '会員のリスト',
  'The most that each may hold; null when unknown.': 'それぞれに入れられる上限。わからないときはない',
} as const;
