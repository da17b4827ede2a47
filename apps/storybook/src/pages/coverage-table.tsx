import { VisuallyHidden } from '@shop/kit';
import type { Coverage, CoveredSlot } from '../index/coverage-module.ts';
import { everyThemeHref, storyHref } from '../every-theme/story-href.ts';
import { themeLabel } from '../theme-label.ts';
import styles from './coverage-table.module.css';
import { GuidePage } from './guide-page.tsx';

const labels = { replace: '置換', wrap: '包む', restyle: '装い', fallback: 'Simple' } as const;

/** Shows which theme and variant overrides which slot; every mark opens the slot in it. */
export function CoverageTable({ layers, slots }: Coverage) {
  const areas = [...new Set(slots.map(areaOf))];
  return (
    <GuidePage
      isWide
      title="テーマの対応表"
      lead="「置換」はテーマ自身の部品、「包む」はSimpleの部品に手を加えたもの、「装い」はSimpleの部品にテーマ自身のスタイルを着せたもの、「Simple」は基準の部品をテーマの色と文字で描いたものです。"
    >
      {/* A scrolling region must be reachable with the keyboard. */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="テーマの対応表">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">スロット</th>
              {layers.map(({ name, kind }) => (
                <th key={name} scope="col" data-kind={kind}>
                  {themeLabel(name)
                    .split(' ')
                    .map((word) => (
                      <span key={word} className={styles.word}>
                        {`${word} `}
                      </span>
                    ))}
                  <span className={styles.count}>
                    {slots.filter((slot) => slot.layers[name] !== 'fallback').length}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          {areas.map((area) => (
            <tbody key={area}>
              <tr>
                <th scope="rowgroup" colSpan={layers.length + 1} className={styles.area}>
                  {area}
                </th>
              </tr>
              {slots
                .filter((slot) => areaOf(slot) === area)
                .map((slot) => (
                  <tr key={slot.slot}>
                    <th scope="row" className={styles.slot}>
                      <a href={everyThemeHref(slot.slot)} target="_top">
                        {slot.title.split('/')[1]}
                      </a>
                      <code>{slot.slot}</code>
                      <span>
                        v{slot.v}・{slot.stories.length}状態
                      </span>
                    </th>
                    {layers.map(({ name, kind }) => (
                      <td key={name}>
                        <Mark slot={slot} layer={name} kind={kind} />
                      </td>
                    ))}
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
      </div>
    </GuidePage>
  );
}

const areaOf = ({ title }: CoveredSlot): string => title.split('/')[0] ?? title;

function Mark({
  slot,
  layer,
  kind,
}: {
  readonly slot: CoveredSlot;
  readonly layer: string;
  readonly kind: 'theme' | 'variant';
}) {
  const [first] = slot.stories;
  const how = slot.layers[layer] ?? 'fallback';
  const globals = kind === 'theme' ? { theme: layer, namespace: 'none' } : { theme: 'simple', namespace: layer };
  return (
    <a className={styles.mark} data-how={how} href={first && storyHref(first.id, globals)} target="_top">
      {labels[how]}
      <VisuallyHidden>{` ${slot.slot} ${themeLabel(layer)}`}</VisuallyHidden>
    </a>
  );
}
