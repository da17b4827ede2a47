import { useCopy } from '@shop/copy/react';
import { ShopLink } from '@shop/kit';
import type { CountryWay } from '@shop/theming';
import { latCopy } from '../copy/lat.ts';
import { countryShapes } from './country-shapes.ts';
import styles from './europe-map.module.css';

export interface EuropeMapProps {
  readonly countries: readonly CountryWay[];
  /** Codes of the countries the list is narrowed to. */
  readonly chosen: readonly string[];
}

/**
 * A map of Europe on which every country with products is a link. The list next to it has the same links, and those
 * outside of the map.
 */
export function EuropeMap({ countries, chosen }: EuropeMapProps) {
  const t = useCopy(latCopy).map;
  const shapes = countries.flatMap((country) => {
    const shape = countryShapes[country.code];
    return shape ? [{ ...country, ...shape }] : [];
  });
  return (
    <svg className={styles.map} viewBox="-40 0 464 480" role="group" aria-label={t.label}>
      {shapes.map(({ code, label, href, count, path }) => (
        <ShopLink
          key={code}
          className={styles.country}
          to={href}
          aria-label={t.goods(label, count)}
          aria-current={chosen.includes(code) ? 'true' : undefined}
        >
          <path className={styles.shape} d={path} />
        </ShopLink>
      ))}
      <g className={styles.text} aria-hidden="true">
        {shapes.map(({ code, label, count, x, y }) => (
          <g key={code}>
            <circle className={styles.mark} cx={x} cy={y} r="15" />
            <text className={styles.count} x={x} y={y + 5}>
              {count}
            </text>
            <text className={styles.name} x={x} y={y + 33}>
              {label}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}
