import { Fragment } from 'react';
import { markMatches } from '@shop/japanese';
import styles from './highlight.module.css';

export interface HighlightProps {
  readonly text: string;
  /** Folded, as returned by `searchWords` of `@shop/japanese`; an empty list leaves the text unchanged. */
  readonly words: readonly string[];
}

/** A text in which the searched words are marked. */
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
