import { Fragment } from 'react';
import styles from './tate.module.css';

/** Numbers, and signs that are set upright in one square with them. */
const figures = /(\d{1,3}|[%&+])/;

/** Vertical text: words are not broken where they fit, and numbers are upright (縦中横). */
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
