import { productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Choice, Fieldset } from '@shop/kit';
import type { FacetPanelProps } from '@shop/theming';
import styles from './facet-panel.module.css';

type FacetGroup = FacetPanelProps['groups'][number];
type FacetOption = FacetGroup['options'][number];

/** Options in sight before the rest is folded away. */
const inSight = 6;

/** One group of filters; long groups fold their rest, unless something in it is chosen. */
export function FacetOptions({ group, onChoose }: { group: FacetGroup; onChoose: () => void }) {
  const t = useCopy(productListCopy);
  const choice = (option: FacetOption) => (
    <Choice
      key={option.value}
      kind={group.kind === 'one' ? 'radio' : 'checkbox'}
      name={group.name}
      value={option.value}
      checked={option.checked}
      disabled={option.count === 0 && !option.checked}
      onChange={onChoose}
      label={
        <span className={styles.option} data-depth={option.depth || undefined}>
          {option.label}
          {option.count !== null && <span className={styles.count}>{option.count}</span>}
        </span>
      }
    />
  );
  const whole = group.kind === 'one' || group.options.length <= inSight + 2;
  const first = whole ? group.options : group.options.slice(0, inSight);
  const rest = whole ? [] : group.options.slice(inSight);
  return (
    <div className={styles.group}>
      <Fieldset legend={group.legend} hint={group.note ?? undefined}>
        {first.map(choice)}
        {rest.length > 0 && (
          <details className={styles.more} open={rest.some((option) => option.checked) || undefined}>
            <summary>{t.showMore(rest.length)}</summary>
            {rest.map(choice)}
          </details>
        )}
      </Fieldset>
    </div>
  );
}
