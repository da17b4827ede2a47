import { iconPaths, type IconName } from './icon-paths.ts';
import styles from './icon.module.css';

/** An icon next to text, in the size and colour of the text, hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false" data-icon={name}>
      <path d={iconPaths[name]} />
    </svg>
  );
}
