import { Notice } from '@shop/kit';
import { NarrowPage } from './narrow-page.tsx';
import styles from './reminder.module.css';
import { WayBack } from './way-back.tsx';

interface LinkSentProps {
  /** Which address was typed, and how long a link to it lives. */
  readonly sent: { readonly email: string; readonly minutes: number };
  readonly t: {
    readonly sentTitle: string;
    readonly sentText: (email: string) => string;
    readonly sentMinutes: (minutes: number) => string;
    readonly sentHelp: string;
    readonly again: string;
  };
  readonly onAgain: () => void;
}

/** A mailed link was asked for: the same words to everybody, whoever the address belongs to (P-15). */
export function LinkSent({ sent, t, onAgain }: LinkSentProps) {
  return (
    <NarrowPage title={t.sentTitle}>
      <Notice tone="success" live>
        {t.sentText(sent.email)} {t.sentMinutes(sent.minutes)}
      </Notice>
      <p className={styles.help}>{t.sentHelp}</p>
      <WayBack onClick={onAgain}>{t.again}</WayBack>
    </NarrowPage>
  );
}
