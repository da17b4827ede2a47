import { Fragment } from 'react';
import { Tate } from './tate.tsx';
import styles from './tate.module.css';

/** The maximum number of characters per vertical line next to products. */
const lettersInLine = 9;

/** After these a title can go on in the next line. */
const joints = /(?<=・|」の?(?!の))/;

/**
 * Splits a vertical title into as few lines as possible, between words. If a browser breaks the lines, the column takes
 * its maximum height and leaves empty space.
 */
export function linesOf(title: string): readonly string[] {
  const lines: string[] = [];
  for (const word of title.split(joints)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length <= lettersInLine) lines[lines.length - 1] = last + word;
    else lines.push(word);
  }
  return lines;
}

/** A title in vertical lines that are as high as their text. */
export function UprightLines({ children }: { children: string }) {
  return linesOf(children).map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <span className={styles.next} />}
      <Tate>{line}</Tate>
    </Fragment>
  ));
}
