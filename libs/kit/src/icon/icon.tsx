import { iconPaths, type IconName } from './icon-paths.ts';
import styles from './icon.module.css';

/** A drawing beside words; it takes their size and colour and is silent for screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false" data-icon={name}>
      <path d={iconPaths[name]} />
    </svg>
  );
}
