import { useCopy } from '@shop/copy/react';
import { genProductCopy } from '../copy/gen-product.ts';
import type { Chapter } from './chapters.ts';
import styles from './contents.module.css';

/**
 * The table of contents next to an article. The product's story is deferred, and is listed when it has been rendered.
 */
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
        <li className={styles.late}>
          <a href="#product-tale">{t.chapters.tale}</a>
        </li>
      </ol>
    </nav>
  );
}
