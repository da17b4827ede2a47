import styles from './sticker.module.css';

interface StickerProps {
  /** One or two short lines. */
  readonly lines: readonly string[];
  readonly tone: 'loud' | 'calm' | 'dark';
}

/** A jagged badge stuck on at a slant. */
export function Sticker({ lines, tone }: StickerProps) {
  return (
    <p className={styles.sticker} data-tone={tone}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}
