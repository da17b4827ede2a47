import styles from './scheme-notice.module.css';

/** The colours of the chosen scheme that the shop would drop in this theme, and why. */
export function SchemeNotice({ dropped }: { readonly dropped: readonly string[] }) {
  return (
    <p className={styles.notice}>
      {dropped.length === 0
        ? 'この配色の色は、すべて使えます。'
        : `この配色のうち、このテーマでは文字が読みにくくなる色を使っていません: ${dropped.join('、')}`}
    </p>
  );
}
