import type { FacetPanelProps } from '@shop/theming';
import { Fieldset } from '@shop/kit';
import styles from './facet-chips.module.css';

type FacetGroup = FacetPanelProps['groups'][number];

/** One group of filters as chips to press. */
export function FacetChips({ group, onChoose }: { readonly group: FacetGroup; readonly onChoose: () => void }) {
  return (
    <Fieldset legend={group.legend} hint={group.note ?? undefined}>
      <div className={styles.chips}>
        {group.options.map(({ value, label, count, checked }) => (
          <label key={value} className={styles.chip}>
            <input
              type={group.kind === 'one' ? 'radio' : 'checkbox'}
              name={group.name}
              value={value}
              checked={checked}
              disabled={count === 0 && !checked}
              onChange={onChoose}
            />
            <span>
              {label}
              {count !== null && <small>{count}</small>}
            </span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
