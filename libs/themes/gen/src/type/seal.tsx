import { useCopy } from '@shop/copy/react';
import { genCopy } from '../words/gen.ts';
import styles from './seal.module.css';

/** The vermilion seal of the magazine. Drawn by the style sheet: it is no part of the name of what bears it. */
export function Seal() {
  const t = useCopy(genCopy);
  return <span className={styles.seal} data-seal={t.seal} />;
}
