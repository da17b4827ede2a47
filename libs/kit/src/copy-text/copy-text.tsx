import { useRef, useState } from 'react';
import { copyTextCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button } from '../button/button.tsx';
import styles from './copy-text.module.css';

export interface CopyTextProps {
  /** The name of the value, for the button and for screen readers. */
  readonly label: string;
  /** The value as shown. */
  readonly value: string;
  /** The part of `value` that is copied; by default all of it. */
  readonly copyText?: string;
}

/**
 * A value with a button that copies it. If the browser refuses the clipboard, the text is selected to be copied
 * manually.
 */
export function CopyText({ label, value, copyText = value }: CopyTextProps) {
  const t = useCopy(copyTextCopy);
  const text = useRef<HTMLSpanElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const at = Math.max(0, value.indexOf(copyText));

  const copy = async () => {
    // Reset first: a screen reader reads a status only when it changes.
    setOutcome(null);
    const isCopied = await writeClipboard(copyText);
    if (!isCopied && text.current) window.getSelection()?.selectAllChildren(text.current);
    setOutcome(isCopied ? 'copied' : 'refused');
  };

  return (
    <span className={styles.copy}>
      <span className={styles.value}>
        {value.slice(0, at)}
        <span ref={text}>{copyText}</span>
        {value.slice(at + copyText.length)}
      </span>
      <Button size="small" onClick={() => void copy()} aria-label={t.copyOf(label)}>
        {t.copy}
      </Button>
      <span className={styles.status} role="status" data-outcome={outcome ?? undefined}>
        {outcome === 'copied' && t.copied(label)}
        {outcome === 'refused' && t.refused(label)}
      </span>
    </span>
  );
}

/** Writes to the clipboard. @returns false if it is missing (plain http) or refused (no permission) */
async function writeClipboard(text: string): Promise<boolean> {
  // The type says that it always exists, but it is missing outside secure contexts.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return false;
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
