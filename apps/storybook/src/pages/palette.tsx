import { contrastPairs, contrastRatio, propertyName, type ColorTokens } from '@shop/theming/tokens';
import { GuidePage } from './guide-page.tsx';
import styles from './palette.module.css';

/** Every colour role of a theme, and the contrast of each pair that is used on screens. */
export function Palette({ colors }: { readonly colors: ColorTokens }) {
  const roles = Object.entries(colors);
  return (
    <GuidePage
      title="配色"
      lead="色は役割で名づけます。画面で重なる色の組は、すべてのテーマで WCAG 2.2 AA の比を試験が守っています。"
    >
      <style>
        {roles.map(([role]) => `[data-role="${role}"] { background: var(${propertyName('color', role)}) }`).join('\n')}
      </style>
      <ul className={styles.swatches}>
        {roles.map(([role, value]) => (
          <li key={role} className={styles.swatch}>
            <span className={styles.color} data-role={role} />
            <code>{propertyName('color', role)}</code>
            <span className={styles.value}>{value}</span>
          </li>
        ))}
      </ul>
      <h2 className={styles.heading}>読みやすさ</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">上の色</th>
            <th scope="col">下の色</th>
            <th scope="col">必要な比</th>
            <th scope="col">この配色の比</th>
          </tr>
        </thead>
        <tbody>
          {contrastPairs.map(({ over, under, least }) => {
            const ratio = contrastRatio(colors[over], colors[under]);
            return (
              <tr key={`${over} ${under}`}>
                <th scope="row">
                  <span className={styles.dot} data-role={over} />
                  {over}
                </th>
                <td>
                  <span className={styles.dot} data-role={under} />
                  {under}
                </td>
                <td>{least}</td>
                <td>
                  {ratio.toFixed(2)} {ratio < least && <strong>不足</strong>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </GuidePage>
  );
}
