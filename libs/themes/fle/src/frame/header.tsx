import { fleCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { OverrideProps } from '@shop/theming';
import styles from './header.module.css';

/** The shop front: an awning above Simple's header, and an enamel sign below it. In checkout only the awning's edge stays. */
export default function Header({ Original, ...props }: OverrideProps<'Header'>) {
  const t = useCopy(fleCopy);
  const isShop = props.kind === 'shop';
  return (
    <div className={styles.front} data-kind={props.kind}>
      <div className={styles.awning} aria-hidden="true" />
      <Original {...props} />
      {isShop && (
        <div className={styles.sign}>
          <p className={styles.plate}>
            <span className={styles.word} lang="de">
              {t.sign}
            </span>
            <span className={styles.note}>{t.signNote}</span>
          </p>
        </div>
      )}
    </div>
  );
}
