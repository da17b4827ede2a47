import { goodsCopy, listControlsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Select } from '@shop/kit';
import type { SortBarProps } from '@shop/theming';
import styles from './sort-bar.module.css';

/** The number of products and their order. Without scripts it is a form with a button. */
export default function SortBar({ action, total, from, to, options, selected, hidden, onChange }: SortBarProps) {
  const t = useCopy(listControlsCopy);
  const goods = useCopy(goodsCopy);
  return (
    <div className={styles.bar}>
      <p className={styles.count} role="status">
        <strong>{goods.count(total)}</strong>
        {total > 0 && <span>{t.range(from, to)}</span>}
      </p>
      <form className={styles.form} action={action} method="get">
        {hidden.map(({ name, value }) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <Select
          aria-label={t.sort}
          name="sort"
          options={options}
          key={selected}
          defaultValue={selected}
          onChange={(event) => onChange(event.target.value)}
        />
        <noscript>
          <Button type="submit" size="small">
            {t.sortApply}
          </Button>
        </noscript>
      </form>
    </div>
  );
}
