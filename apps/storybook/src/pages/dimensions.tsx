import { propertyName, type Tokens } from '@shop/theming/tokens';
import styles from './dimensions.module.css';
import { GuidePage } from './guide-page.tsx';

/** The CSS property of the sample that each group of tokens sets. */
const groups = [
  { group: 'space', title: '余白', property: 'inline-size' },
  { group: 'radius', title: '角の丸み', property: 'border-radius' },
  { group: 'shadow', title: '影', property: 'box-shadow' },
  { group: 'border', title: '線', property: 'border' },
  { group: 'motion', title: '動き', property: null },
  { group: 'layout', title: '寸法', property: null },
  { group: 'z', title: '重なり', property: null },
] as const satisfies readonly { group: keyof Tokens; title: string; property: string | null }[];

/** Every token of a theme that is neither a colour nor a letter. */
export function Dimensions({ tokens }: { readonly tokens: Tokens }) {
  return (
    <GuidePage title="寸法" lead="余白は 8 px の目盛りから選びます。ここにない大きさは使いません。">
      {groups.map(({ group, title, property }) => (
        <section key={group} className={styles.group}>
          <h2 className={styles.title}>{title}</h2>
          {property && (
            <style>
              {Object.keys(tokens[group])
                .map((name) => `[data-token="${group}-${name}"] { ${property}: var(${propertyName(group, name)}) }`)
                .join('\n')}
            </style>
          )}
          <table className={styles.table}>
            <tbody>
              {Object.entries(tokens[group]).map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{propertyName(group, name)}</code>
                  </th>
                  <td className={styles.value}>{value}</td>
                  <td>
                    {property && <span className={styles.sample} data-group={group} data-token={`${group}-${name}`} />}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </GuidePage>
  );
}
