import { useRef, type FormEvent } from 'react';
import { productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Choice, Fieldset, Icon, menuKeys, ShopLink, TextField } from '@shop/kit';
import type { FacetPanelProps } from '@shop/theming';
import { FacetChips } from './facet-chips.tsx';
import styles from './facet-panel.module.css';

/** Filters in a sheet above the tabs. A GET form that works without scripts; with them each choice takes effect at once. */
export default function FacetPanel({
  action,
  groups,
  price,
  inStockOnly,
  hidden,
  total,
  clearHref,
  onChange,
}: FacetPanelProps) {
  const t = useCopy(productListCopy);
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLDetailsElement>(null);
  const apply = () => {
    if (form.current) onChange(new FormData(form.current));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
    if (panel.current) panel.current.open = false;
  };
  const chosen = groups.reduce(
    (sum, group) => sum + group.options.filter((option) => option.checked && option.value !== '').length,
    0,
  );
  const range = (name: 'price_min' | 'price_max', label: string, value: string) => (
    <TextField
      key={`${name}:${value}`}
      label={label}
      labelHidden
      placeholder={label}
      name={name}
      defaultValue={value}
      inputMode="numeric"
      autoComplete="off"
      after={t.priceUnit}
      onBlur={(event) => {
        if (event.target.value !== value) apply();
      }}
    />
  );
  return (
    <details className={styles.panel} ref={panel} {...menuKeys}>
      <summary className={styles.open}>
        <Icon name="filter" />
        {t.filterOpen}
        {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
      </summary>
      <form className={styles.sheet} ref={form} action={action} method="get" onSubmit={submit}>
        {hidden.map(({ name, value }) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <Choice kind="checkbox" name="stock" value="1" label={t.inStockOnly} checked={inStockOnly} onChange={apply} />
        {groups.map((group) => (
          <FacetChips key={group.name} group={group} onChoose={apply} />
        ))}
        <Fieldset legend={t.facets.price}>
          <div className={styles.range}>
            {range('price_min', t.priceMin, price.min)}
            <span aria-hidden="true">〜</span>
            {range('price_max', t.priceMax, price.max)}
          </div>
        </Fieldset>
        <div className={styles.actions}>
          <ShopLink className={styles.clear} to={clearHref}>
            {t.filterClear}
          </ShopLink>
          <Button type="submit" variant="primary" wide>
            {t.filterShow(total)}
          </Button>
        </div>
      </form>
    </details>
  );
}
