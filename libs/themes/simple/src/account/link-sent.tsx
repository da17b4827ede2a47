import { Notice } from '@shop/kit';
import { NarrowPage } from './narrow-page.tsx';
import styles from './reminder.module.css';
import { WayBack } from './way-back.tsx';

interface LinkSentProps {
  /** The email address as typed, and the minutes until the link expires. */
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

/**
 * Confirms that a link was requested, with the same text for every address, so that it does not disclose members
 * (P-15).
 */
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
