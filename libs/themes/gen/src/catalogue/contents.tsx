import { useCopy } from '@shop/copy/react';
import { genProductCopy } from '../words/gen-product.ts';
import type { Chapter } from './chapters.ts';
import styles from './contents.module.css';

/** The table of contents at the side of an article. */
export function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  const t = useCopy(genProductCopy);
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{t.contents}</h2>
      <ol className={styles.list}>
        {chapters.map((chapter) => (
          <li key={chapter}>
            <a href={`#chapter-${chapter}`}>{t.chapters[chapter]}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
