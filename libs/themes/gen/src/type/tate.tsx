import { Fragment } from 'react';
import styles from './tate.module.css';

/** Figures, and the signs that belong to them, which stand upright in one square. */
const figures = /(\d{1,3}|[%&+])/;

/** Text for vertical lines: its words are kept whole where they fit, and figures stand upright (縦中横). */
export function Tate({ children }: { children: string }) {
  return children.split(' ').map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className={styles.word}>
        {word.split(figures).map((part, at) =>
          at % 2 === 0 ? (
            part
          ) : (
            <span key={at} className={styles.upright}>
              {part}
            </span>
          ),
        )}
      </span>
    </Fragment>
  ));
}
