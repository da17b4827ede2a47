import { useRef, type FocusEvent, type FormEvent } from 'react';
import { listControlsCopy, productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Choice, Fieldset, Icon, menuKeys, ShopLink, TextField } from '@shop/kit';
import type { FacetPanelProps } from '@shop/theming';
import styles from './facet-panel.module.css';

type FacetGroup = FacetPanelProps['groups'][number];
type FacetOption = FacetGroup['options'][number];

/** The number of options that are shown before the rest is collapsed. */
const inSight = 6;

/**
 * Filters of the list: a GET form that works without scripts; with them each choice takes effect at once. On small
 * screens it is a dialog over the page.
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
  const t = useCopy(listControlsCopy);
  const list = useCopy(productListCopy);
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLDetailsElement>(null);
  const apply = () => {
    if (form.current) onChange(new FormData(form.current));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
    if (panel.current) panel.current.open = false;
    panel.current?.querySelector('summary')?.focus();
    panel.current?.scrollIntoView({ block: 'start' });
  };
  // Next to the products it covers nothing, and closing it would move the element being clicked.
  const leave = (event: FocusEvent<HTMLDetailsElement>) => {
    if (form.current && getComputedStyle(form.current).position === 'fixed') menuKeys.onBlur(event);
  };
  const chosen = groups.reduce(
    (sum, group) => sum + group.options.filter((option) => option.checked && option.value !== '').length,
    0,
  );
  return (
    <details className={styles.panel} ref={panel} onKeyDown={menuKeys.onKeyDown} onBlur={leave}>
      <summary className={styles.summary}>
        <Icon name="filter" />
        {t.filterOpen}
        {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
        <span className={styles.close}>
          <Icon name="close" />
        </span>
      </summary>
      <form className={styles.form} ref={form} action={action} method="get" onSubmit={submit}>
        {hidden.map(({ name, value }) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <div onChange={apply}>
          <Choice
            kind="checkbox"
            name="stock"
            value="1"
            label={list.inStockOnly}
            checked={inStockOnly}
            onChange={() => undefined}
          />
        </div>
        <PriceRange price={price} onDone={apply} />
        {groups.map((group) => (
          <FacetOptions key={group.name} group={group} onChoose={apply} />
        ))}
        <div className={styles.actions}>
          <ShopLink className={styles.clear} to={clearHref}>
            {list.filterClear}
          </ShopLink>
          <Button type="submit" variant="primary" wide>
            {t.filterShow(total)}
          </Button>
          <noscript>
            <Button type="submit" variant="primary" wide>
              {t.filterApply}
            </Button>
          </noscript>
        </div>
      </form>
    </details>
  );
}

/** Least and most yen; taken when the shopper leaves a field. */
function PriceRange({ price, onDone }: { price: FacetPanelProps['price']; onDone: () => void }) {
  const t = useCopy(listControlsCopy);
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
      <Fieldset legend={t.price}>
        <div className={styles.range}>
          {field('price_min', t.priceMin, price.min)}
          <span aria-hidden="true">〜</span>
          {field('price_max', t.priceMax, price.max)}
        </div>
      </Fieldset>
    </div>
  );
}

/** One group of filters; long groups fold their rest, unless something in it is chosen. */
function FacetOptions({ group, onChoose }: { group: FacetGroup; onChoose: () => void }) {
  const t = useCopy(listControlsCopy);
  const choice = (option: FacetOption) => (
    <Choice
      key={option.value}
      kind={group.kind === 'one' ? 'radio' : 'checkbox'}
      name={group.name}
      value={option.value}
      checked={option.checked}
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
