import type { Coverage, CoveredSlot } from '../index/coverage-module.ts';
import { storyHref } from '../every-theme/story-href.ts';
import { themeLabel } from '../theme-label.ts';
import styles from './docs-page.module.css';

const labels = {
  replace: '自分の部品で描く',
  wrap: 'Simpleの部品を包む',
  restyle: 'Simpleの部品に自分の装いを着せる',
  fallback: 'Simpleの部品のまま',
} as const;

/** Shows how each theme and variant renders a slot; every name opens the story in it. */
export function RenderedBy({ layers, slot }: { readonly layers: Coverage['layers']; readonly slot: CoveredSlot }) {
  const [first] = slot.stories;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">テーマ・お客様版</th>
          <th scope="col">描き方</th>
        </tr>
      </thead>
      <tbody>
        {layers.map(({ name, kind }) => (
          <tr key={name}>
            <th scope="row">
              <a
                href={
                  first &&
                  storyHref(
                    first.id,
                    kind === 'theme' ? { theme: name, namespace: 'none' } : { theme: 'simple', namespace: name },
                  )
                }
                target="_top"
              >
                {themeLabel(name)}
              </a>
            </th>
            <td data-how={slot.layers[name]}>
              {name === 'simple' ? '基準の部品' : labels[slot.layers[name] ?? 'fallback']}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
