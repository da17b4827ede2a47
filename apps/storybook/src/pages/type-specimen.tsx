import { propertyName, type Tokens } from '@shop/theming/tokens';
import { GuidePage } from './guide-page.tsx';
import styles from './type-specimen.module.css';

const samples: Readonly<Record<keyof Tokens['font'], string>> = {
  body: '塩の角が丸く、噛むほどに干し草とヘーゼルナッツを思わせる香りがほどける。',
  heading: '集まる夜に、とっておきのハムを。',
  display: '生ハム 熟成 贈りもの',
  figure: '1,480円(80g あたり 1,850円)2026.11.21(土)',
  latin: 'Jambon de Bayonne IGP, Käsekrainer, Prosciutto di San Daniele',
};

/** A theme's fonts and its type scale, with texts of the shop. */
export function TypeSpecimen({ tokens }: { readonly tokens: Tokens }) {
  return (
    <GuidePage
      title="文字"
      lead="本文は読む人の端末の書体、見出しはテーマの書体です。大きさは8段で、入力欄は本文より小さくしません。"
    >
      <style>
        {[
          ...Object.keys(tokens.font).map(
            (name) => `[data-face="${name}"] { font-family: var(${propertyName('font', name)}) }`,
          ),
          ...Object.keys(tokens.fontSize).map(
            (name) => `[data-size="${name}"] { font-size: var(${propertyName('fontSize', name)}) }`,
          ),
        ].join('\n')}
      </style>
      <h2 className={styles.heading}>書体</h2>
      <dl className={styles.list}>
        {Object.entries(samples).map(([name, text]) => (
          <div key={name} className={styles.row}>
            <dt>
              <code>{propertyName('font', name)}</code>
            </dt>
            <dd className={styles.face} data-face={name}>
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <h2 className={styles.heading}>大きさ</h2>
      <dl className={styles.list}>
        {Object.entries(tokens.fontSize).map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt>
              <code>{propertyName('fontSize', name)}</code>
              <span>{value}</span>
            </dt>
            <dd
              data-size={name}
              data-face={name === 'display' ? 'display' : name.startsWith('title') ? 'heading' : 'body'}
            >
              山あいの熟成庫で十二か月
            </dd>
          </div>
        ))}
      </dl>
    </GuidePage>
  );
}
