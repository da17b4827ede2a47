import { productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Fieldset, TextField } from '@shop/kit';
import type { FacetPanelProps } from '@shop/theming';
import styles from './facet-panel.module.css';

/** Least and most yen; taken when the shopper leaves a field. */
export function PriceRange({ price, onDone }: { price: FacetPanelProps['price']; onDone: () => void }) {
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
