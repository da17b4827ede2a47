import { Fragment } from 'react';
import { Tate } from './tate.tsx';
import styles from './tate.module.css';

/** More letters than this do not stand below each other beside the goods. */
const lettersInLine = 9;

/** After these a title can go on in the next line. */
const joints = /(?<=・|」の?(?!の))/;

/**
 * The lines of an upright title, as few as may be, each of whole words. A browser that breaks them itself leaves the column
 * as high as it was allowed to be, and the rest of it empty.
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

/** A title in upright lines that are as high as their words. */
export function UprightLines({ children }: { children: string }) {
  return linesOf(children).map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <span className={styles.next} />}
      <Tate>{line}</Tate>
    </Fragment>
  ));
}
