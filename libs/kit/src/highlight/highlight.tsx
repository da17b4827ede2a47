import { Fragment } from 'react';
import { markMatches } from '@shop/japanese';
import styles from './highlight.module.css';

export interface HighlightProps {
  readonly text: string;
  /** Folded, as `searchWords` of `@shop/japanese` gives them; none leaves the text as it is. */
  readonly words: readonly string[];
}

/** A text with the words that were looked for marked in it. */
export function Highlight({ text, words }: HighlightProps) {
  return markMatches(text, words).map((piece, index) =>
    piece.isMatch ? (
      <mark key={index} className={styles.match}>
        {piece.text}
      </mark>
    ) : (
      <Fragment key={index}>{piece.text}</Fragment>
    ),
  );
}
