import { useCopy } from '@shop/copy/react';
import type { OverrideProps } from '@shop/theming';
import { Shout } from '../shout/shout.tsx';
import { teeShoutsCopy } from '../words/tee-shouts.ts';
import styles from './entry-page.module.css';

/** Registration, whose first step says how little it asks for. */
export default function RegisterPage({ Original, ...page }: OverrideProps<'RegisterPage'>) {
  const { sticker, line } = useCopy(teeShoutsCopy).register;
  return (
    <div className={styles.page}>
      {page.step === 'email' && (
        <div className={styles.welcome}>
          <Shout sticker={sticker}>{line}</Shout>
        </div>
      )}
      <Original {...page} />
    </div>
  );
}
