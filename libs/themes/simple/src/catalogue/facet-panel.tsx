import { useRef, type FormEvent } from 'react';
import { productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Choice, Icon, ShopLink, Fieldset, TextField } from '@shop/kit';
import type { FacetPanelProps } from '@shop/theming';
import { FacetOptions } from './facet-options.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import styles from './facet-panel.module.css';

/**
 * Filters of the list. A GET form that works without scripts; with them each choice takes effect at once.
 * On small screens it is folded away behind one line.
 */
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
    panel.current?.scrollIntoView({ block: 'start' });
  };
  const chosen = groups.reduce(
    (sum, group) => sum + group.options.filter((option) => option.checked && option.value !== '').length,
    0,
  );
  return (
    <details className={styles.panel} ref={panel}>
      <summary className={styles.summary}>
        <Icon name="filter" />
        {t.filterOpen}
        {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
      </summary>
      <form className={styles.form} ref={form} action={action} method="get" onSubmit={submit}>
        <HiddenFields fields={hidden} />
        <div onChange={apply}>
          <Choice
            kind="checkbox"
            name="stock"
            value="1"
            label={t.inStockOnly}
            checked={inStockOnly}
            onChange={() => undefined}
          />
        </div>
        {groups.map((group) => (
          <FacetOptions key={group.name} group={group} onChoose={apply} />
        ))}
        <PriceRange price={price} onDone={apply} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" wide>
            {t.filterShow(total)}
          </Button>
          <noscript>
            <Button type="submit" variant="primary" wide>
              {t.filterApply}
            </Button>
          </noscript>
          <ShopLink className={styles.clear} to={clearHref}>
            {t.filterClear}
          </ShopLink>
        </div>
      </form>
    </details>
  );
}

/** Least and most yen; taken when the shopper leaves a field. */
function PriceRange({ price, onDone }: { price: FacetPanelProps['price']; onDone: () => void }) {
  const t = useCopy(productListCopy);
  const field = (name: 'price_min' | 'price_max', label: string, value: string) => (
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
        if (event.target.value !== value) onDone();
      }}
    />
  );
  return (
    <div className={styles.group}>
      <Fieldset legend={t.facets.price}>
        <div className={styles.range}>
          {field('price_min', t.priceMin, price.min)}
          <span aria-hidden="true">〜</span>
          {field('price_max', t.priceMax, price.max)}
        </div>
      </Fieldset>
    </div>
  );
}
