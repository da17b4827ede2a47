/** Of what there is to read: the Japanese of each docstring. */
export const contentMeanings = {
  'Name of the file under way; null for none.': '送っている途中のファイルの名前。なければない',
  'Why the last one was not taken; null when it was.': '最後のファイルを受け取れなかった理由。受け取ればない',
  'Types that the browser offers, as in the attribute.': 'ブラウザーが選べるファイルの種類。HTMLの属性と同じ書き方',
  'Null when no more can be attached.': 'これ以上添えられないときはない',
  'All and each category; the one of the address is current.': 'すべてと、それぞれのカテゴリー。今のものには印が付く',
  'An article in a list.': '一覧の中の記事',
  'On all pages.': '全ページの件数',
  'The way on from a list without rows.': '行のない一覧からの次の道',
  'What became of the last change; absent where rows cannot be changed.': '最後の変更の結果。変えられない一覧にはない',
  '`2026.11.21(土)`': '日付。`2026.11.21(土)` の形',
  'The picture of a page: its own file where it has one.': '画面の写真。自身の写真があればそれ',
  'The slot ProductShelf with the goods that it names, which answers once the page stands; nothing where it names none.':
    'ここで挙げた商品の棚。画面が整ってから出る。挙げていなければ何も出ない',
  'Its neighbours in time, by their titles.': '前後の時期の記事。題で示す',
  "HTML of the shop's own editors, to be sanitised by the kit's RichText.":
    'お店の編集者の文(HTML。`RichText` で安全にして見せる)',
  'What the editors say of how catalogues are sent; null for nothing.':
    'カタログの送り方について、編集者の文。なければない',
  'The form with its own button; null where no catalogue is sent.':
    'ボタンまで揃ったフォーム。カタログを送らないお店ではない',
  'Of the step `confirm`; its rows are null while it is a skeleton.': '`confirm` の段の内容。下書きの間は行がない',
  'Of the step `complete`; null while it is a skeleton.': '`complete` の段の内容。下書きの間はない',
  'What is to be said beside the button; draws nothing where nothing is.': 'ボタンの横に伝えること。なければ何も出ない',
  'Null while it is a skeleton.': '下書きの間はない',
  "HTML of the shop's own editors, to be sanitised by the kit; null for none.":
    'お店の編集者の文(HTML。安全にしてから見せる)。なければない',
  'Before anybody asks; null for nothing.': '尋ねる前に読む文。なければない',
  'When the shop answers.': 'お店が返事をする時間',
  'Where it is rung up then.': 'その時間につながる電話番号',
  'A GET form with one field, `q`: `word` is what the shop itself is searched for.':
    '`q` の1つの欄を送るフォーム。`word` は、お店全体を探す言葉',
  "With their questions, of those that were found; the questions' count is the sum of theirs.":
    '見つかった質問のカテゴリー。件数は、それぞれの合計',
  'Those that can be had; null when none can.': '買えるものをまとめて入れる。1つもなければない',
  'What came of it.': 'その結果',
  'What could not be put in, with the reason.': '入れられなかったものと、その理由',
  'Short facts, such as the time a recipe takes.': '短い事実。レシピの時間など',
  'Where it is at home: a point on the outline of its country, both on a field of 100 by 100; null where it is nowhere.':
    '生まれた場所。国の形の上の点で、縦横100の中の位置。場所がなければない',
  'The slot ProductShelf with the goods of the page, which answers once the page stands; nothing where it has none.':
    'この画面の商品の棚。画面が整ってから出る。なければ何も出ない',
  'Entries of the collection whose page this is.': 'この画面が束ねる項目',
  'The page of the collection that this is an entry of.': 'この項目を束ねる一覧の画面',
  'Those of the page that stand above the rest, which `rows` does not hold.':
    'この画面の中で上に置く知らせ。`rows` には入っていない',
  'All and each kind; the one of the address is current.': 'すべてと、それぞれの種類。今のものには印が付く',
  'A piece of news in a list; `kind` is its word.': '一覧の中のお知らせ。`kind` は種類の言葉',
  'Since when each is said, as `2026.11.21(土)`.': 'それぞれを伝え始めた日。`2026.11.21(土)` の形',
  'Where it can be read again.': 'もう一度読める場所の行き先',
  'Stands in where there is no picture.': '写真がないときの挿絵',
  'Its stored picture, by its whole address.': '保存された写真。完全なアドレスで',
  'The slot ProductShelf with goods of the channel; nothing when they could not be read.':
    'このチャネルの商品の棚。読めなかったときは何も出ない',
  'The first of them, for the parts that show one product; null when they could not be read.':
    'その中の最初の商品。1つの商品を見せる部品のため。読めなかったときはない',
  'Parts of the shop; none is empty.': 'お店の部分。空のものはない',
  'Who is told what of the reader, below the page of privacy (L-40); empty elsewhere, and where nobody is told.':
    'お客様の何を誰に伝えるか。プライバシーの画面の下に置く。ほかの画面と、伝える先がないお店では空',
  'Where the reader is asked once more whether he agrees to it; null where he is not asked.':
    'もう一度同意を尋ねる行き先。尋ねないお店ではない',
  'YYYY.MM.DD': '更新した日。YYYY.MM.DD',
  'A catalogue on the shelf.': '棚のカタログ',
  'Null while none is chosen: then the covers are shown.': '開いているカタログ。選ぶまではなく、表紙を並べる',
  'To ask for printed ones; null where none is sent.': '印刷したカタログを求める行き先。送らないお店ではない',
} as const;
