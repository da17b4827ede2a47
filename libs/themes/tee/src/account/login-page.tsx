import { useCopy } from '@shop/copy/react';
import type { OverrideProps } from '@shop/theming';
import { Shout } from '../shout/shout.tsx';
import { teeShoutsCopy } from '../words/tee-shouts.ts';
import styles from './entry-page.module.css';

/** Login, where one is welcomed back; the mailed code and what must be known are asked for soberly. */
export default function LoginPage({ Original, ...page }: OverrideProps<'LoginPage'>) {
  const { sticker, line } = useCopy(teeShoutsCopy).login;
  const isAtDoor = page.step === 'loading' || page.step === 'credentials';
  return (
    <div className={styles.page}>
      {isAtDoor && (
        <div className={styles.welcome}>
          <Shout sticker={sticker}>{line}</Shout>
        </div>
      )}
      <Original {...page} />
    </div>
  );
}
