/** Of the kit and the forms: the Japanese of each docstring. */
export const kitMeanings = {
  'Calls `show` for each message.': '知らせごとに `show` を呼ぶ',
  'Steps in order; a finished one may be a link back (C-01).': '段の並び。終えた段は、戻るリンクにできる',
  'Id of the step the shopper is in.': 'お客様がいる段のid',
  'Name of the drawing; `GSpinner0011` unless told (spec §9).': '絵の名前。決めなければ `GSpinner0011`',
  'What is being waited for; `読み込み中` unless told. Empty inside a control that says so itself.':
    '何を待っているか。決めなければ `読み込み中`。自分で伝える部品の中では空',
  '`line` is one line of text, `figure` a picture of the card ratio, `box` fills what holds it.':
    '`line` は1行の文、`figure` はカードの写真の比、`box` は入れ物いっぱい',
  'What is on its way, read out.': '来る途中のもの。読み上げる',
  'Its place, in its geometry.': 'その場所。出来上がりと同じ大きさ',
  'How a run of words is drawn, as with what was looked for marked in it; without it, as it is.':
    '文の描き方。探した言葉に印を付けるときなど。なければそのまま',
  'Names the field for screen readers, as in 数量: ジャンボン・ド・バイヨンヌ.':
    '欄の読み上げの名前。例:数量: ジャンボン・ド・バイヨンヌ',
  'Tax-included integer yen (L-20).': '税込の整数の円',
  'Says (税込) behind the figure; on unless the place says it already.':
    '数字の後ろに(税込)を付けるか。場所がすでに伝えていなければ付く',
  "Empty when the words beside it say the same; without it the picture's own.":
    '横の言葉が同じことを言えば空。渡さなければ、写真自身の文',
  'How wide it stands, as the attribute of that name; browsers that can measure it themselves do.':
    '立つ幅。HTMLの同じ名前の属性。自分で測れるブラウザーは測る',
  'Loaded at once and first; for the one main picture of a page.': '最初にすぐ読み込むか。画面の主な1枚だけに使う',
  'Stands at the end of the line: a count, a button.': '行の端に置くもの。件数やボタン',
  'What the shop has to say, between the header and the page.': 'ヘッダーと画面の間に置く、お店からの知らせ',
  'Told the path of a link as soon as the shopper means to follow it.':
    'リンクをたどろうとしたとき、その行き先を受け取る',
  "The theme's classes of each place.": '場所ごとの、テーマの見た目の名前',
  'Draws one message; its lines are given as paragraphs.': '1つの知らせの描き方。行は段落で渡る',
  'How much a sentence weighs.': '文の重さ',
  'Shown as a button when the shopper may put the notice away.': '閉じられる知らせのボタンを押した',
  'Read out when it appears after the page has loaded.': '画面を開いたあとに出たら読み上げるか',
  'The `summary` that opens it.': '開くための `summary`',
  'In the order of the list; those of one day stand together.': '一覧の順。同じ日のものは1つにまとまる',
  '`cards` stand side by side, `rows` one below the other.': '`cards` は横に、`rows` は縦に並べる',
  'Draws one row, as a rule a `LogEntry`.': '1行の描き方。ふつうは `LogEntry`',
  'Stands behind each label.': '名前の後ろに付ける印',
  'Fills the width of its column.': '段の幅いっぱいにするか',
  'A path of this shop, as `paths` of `@shop/constants` builds it, or `#` and a part of this page, where the browser goes by itself: it moves the focus there, too.':
    'お店の中の行き先(`@shop/constants` の `paths`)。`#` で始まれば、この画面の中の場所で、フォーカスも移る',
  'Goes back: to what was shown before (spec §2 "Going back"), or to the page that the link names, as the shopper left it.':
    '戻るリンクか。直前に見ていた画面、またはリンク先の画面へ、離れたときのままの状態で戻る',
  'Japanese alternative text; empty when the words beside it say the same.':
    '日本語の代わりの文。横の言葉が同じことを言えば空',
  'Folded, as `searchWords` of `@shop/japanese` gives them; none leaves the text as it is.':
    '探した言葉。`@shop/japanese` の `searchWords` で揃えたもの。なければ文はそのまま',
  'Second line: price, reason, explanation.': '2行目。価格、理由、説明',
  '`card` draws a frame around the whole choice; `plain` only the mark.':
    '`card` は選択肢全体を枠で囲む。`plain` は印だけ',
  'One entry a field, in the order of the screen. `fieldId` is the id of its control.':
    '1つの欄に1つ。画面の順。`fieldId` は欄のid',
  'Raised at each refused submission, so that the summary takes the focus again (F-12).':
    '断られるたびに増える数。まとめにもう一度フォーカスが移る',
  'Id of the group; an error summary links to it.': 'まとまりのid。間違いのまとめから飛べる',
  'The label is read but not seen; only where the place says what the field is, as in a search.':
    '名前を読み上げだけにするか。場所で何の欄かわかるとき(検索など)だけ使う',
  '`true` shows ※必須, `false` 任意, absent neither (F-12).':
    '`true` は※必須、`false` は任意、渡さなければどちらも付けない',
  'Help between label and field.': '名前と欄の間の手引き',
  'Message below the field; its presence makes the field invalid.': '欄の下の文。あれば、欄は間違いとして示される',
  'Width that fits the content.': '中身に合わせた幅',
  'Most characters, counted as the server counts: in code points, without blanks at either end (F-03).':
    '最大の文字数。お店と同じ数え方で、前後の空白は数えない',
  'The chosen value; null while nothing is chosen.': '選ばれている値。選ばれていなければない',
  '`row` sets short choices side by side.': '`row` は短い選択肢を横に並べる',
  'First, empty choice such as 選択してください; absent when there is always a value.':
    '最初の空の選択肢(選択してください、など)。いつも値があるときは渡さない',
  "Stands inside the field's row after the input: a unit, or a button such as a postal code search.":
    '欄の行の後ろに置くもの。単位や、郵便番号を調べるボタン',
  'Heading level of the title; a paragraph when absent.': '題の見出しの段。渡さなければ段落',
  'Ways on.': '次の道',
  'Stays in sight below the scrolling part.': '中身が流れても見えている足もと',
  'Side it comes from; `end` is the right, `bottom` a sheet that a thumb reaches.':
    '出てくる側。`end` は右、`bottom` は親指の届く下',
  'Buttons at the foot, the main one last.': '足もとのボタン。主なものが最後',
  'What the day is for; names the sheet together with its month.': '何の日か。シートの名前に月とともに入る',
  'The days that are spoken of, in order and without a gap.': '扱う日。順番に、抜けなく',
  'The chosen day, or null.': '選んだ日。なければない',
  'What it is, for the name of the button and for what is read out.': '何か。ボタンの名前と読み上げに使う',
  'As it is shown.': '見せるとおりの値',
  'The part of `value` that is copied; all of it unless told.': '`value` のうち写す部分。渡さなければ全部',
  'Under way: keeps its place and its focus, shows a spinner, and does nothing when pressed.':
    '処理中か。場所とフォーカスはそのままで、印が回り、押しても何も起きない',
  'What the browser offers, as in the attribute: `.csv,text/csv`.':
    '選べるファイル。HTMLの属性と同じ書き方で `.csv,text/csv`',
  'Under way: shows a spinner and takes no further file.': '処理中か。印が回り、次のファイルは受け取らない',
  'What the button does, for screen readers and as a tip.': 'ボタンのすること。読み上げと小さな手引きに使う',
  'The choice of none: what stands in the fields was typed.': 'どれも選ばない選択。欄には打たれたものが残る',
  'What fills several fields at once.': 'いくつもの欄を1度に埋めるもの',
  'A form: its name and its fields in the order of the screen.': 'フォーム。名前と、画面の順の欄',
  "Names of the fields of a customer's own that the channel asks for.": 'お店が追加で尋ねる欄の名前',
  'Values before anything is typed.': '何も打たれていないときの値',
  'Gets the normalised values and says what became of them.': '整えた値を受け取り、どうなったかを返す',
  'Names the form for screen readers when no heading does.': '見出しがないときの、フォームの読み上げの名前',
  'Keeps what is typed in this tab under this key: route and cart.': '打ったものをこのタブに残す名前。画面とカートごと',
  'Put before the autocomplete tokens: `section-2 shipping` (F-08).':
    '自動入力の名前の前に付けるもの。`section-2 shipping` など',
  'Takes the focus to its first field when it appears: for a step that follows what was just sent.':
    '現れたときに最初の欄へフォーカスを移すか。送った直後に続く段で使う',
  'Makes the postal code field fill the address (F-06).': '郵便番号から住所を埋めるか',
  'Makes the school key field say whose key it is, before the form is sent.':
    '学校の合言葉が誰のものかを、送る前に示すか',
} as const;
