import { genCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import styles from './seal.module.css';

/** The vermilion seal of the magazine. Drawn by the style sheet: it is no part of the name of what bears it. */
export function Seal() {
  const t = useCopy(genCopy);
  return <span className={styles.seal} data-seal={t.seal} />;
}
