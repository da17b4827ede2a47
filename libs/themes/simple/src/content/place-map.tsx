import { contentCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { LandingPageProps } from '@shop/theming';
import styles from './place-map.module.css';

/** The outline of a country with a pin where something is made, and the name of the place. */
export function PlaceMap({ name, outline, x, y }: NonNullable<LandingPageProps['place']>) {
  const t = useCopy(contentCopy);
  return (
    <figure className={styles.figure}>
      <svg className={styles.map} viewBox="0 0 100 100" role="img" aria-label={t.place(name)}>
        <path className={styles.land} d={outline} />
        <circle className={styles.halo} cx={x} cy={y} r="8" />
        <circle className={styles.pin} cx={x} cy={y} r="3" />
      </svg>
      <figcaption className={styles.name}>{name}</figcaption>
    </figure>
  );
}
