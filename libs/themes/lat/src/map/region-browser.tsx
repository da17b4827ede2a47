import { useCopy } from '@shop/copy/react';
import { ShopLink } from '@shop/kit';
import { latCopy } from '../copy/lat.ts';
import { EuropeMap, type EuropeMapProps } from './europe-map.tsx';
import styles from './region-browser.module.css';

/** The map and its list. Nothing when no countries are known. */
export function RegionBrowser({ countries, chosen, layout }: EuropeMapProps & { readonly layout: 'wide' | 'column' }) {
  const t = useCopy(latCopy).map;
  if (countries.length === 0) return null;
  return (
    <div className={styles.browser} data-layout={layout}>
      <EuropeMap countries={countries} chosen={chosen} />
      <ul className={styles.list} aria-label={t.listLabel}>
        {countries.map(({ code, label, href, count }) => (
          <li key={code}>
            <ShopLink className={styles.way} to={href} aria-current={chosen.includes(code) ? 'true' : undefined}>
              {label}
              <span className={styles.count}>{t.count(count)}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
