import { GuidePage } from './guide-page.tsx';
import styles from './introduction.module.css';

const notes = [
  {
    title: '見る',
    lines: [
      '左の一覧は、画面の並びのとおりに「枠」「トップ」「商品」「購入」「マイページ」と続き、最後が「部品」です。',
      '「枠」から「読みもの」までは差し替えのできる単位(スロット)です。見える状態ごとに1つずつあり、どのテーマでも同じ中身で描きます。',
      '上の筆のしるしでテーマを選びます。「すべてのテーマ」のページでは、選んだ状態が9つのテーマで並びます。',
      'それぞれの最初にある「使い方」には、目的、守ること、避けること、受け取るもの、どのテーマが描くかをまとめています。',
    ],
  },
  {
    title: '変えてみる',
    lines: [
      '人のしるしでお客様版、丸のしるしでお店ごとの配色を選べます。読みにくくなる色は、店頭と同じ規則で使われません。',
      '画面の幅は 360、768、1280 の3つを確かめます。',
      '下の Controls で文章や数量を変えると、長い文や0件のときの姿をその場で見られます。',
    ],
  },
  {
    title: '作る',
    lines: [
      '「テーマの対応表」は、どのテーマがどのスロットを差し替え、包み、Simpleのままにしているかの一覧です。印を押すとそのテーマで開きます。',
      '色、余白、文字は必ずトークンから選びます。値は「配色」「寸法」「文字」にあります。',
      '左上の絞り込みで theme:fle などの印を選ぶと、そのテーマが手を入れたものだけが残ります。',
    ],
  },
] as const;

/** How designers and developers use this Storybook. */
export function Introduction() {
  return (
    <GuidePage
      title="部品と画面の見本"
      lead="このお店のすべての部品と画面を、すべての状態とテーマで確かめるための見本帳です。"
    >
      <div className={styles.notes}>
        {notes.map(({ title, lines }) => (
          <section key={title} className={styles.note}>
            <h2 className={styles.title}>{title}</h2>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        ))}
      </div>
    </GuidePage>
  );
}
