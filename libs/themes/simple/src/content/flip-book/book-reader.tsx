import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { flipBookCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Picture, VisuallyHidden } from '@shop/kit';
import { ProductCard, type OpenBook } from '@shop/theming';
import { BookLeaf, type LeafState } from './book-leaf.tsx';
import { BookTools } from './book-tools.tsx';
import { neighbourOf, pageOfKey, sideOf, spreadOf } from './spreads.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useTurning } from './use-turning.ts';
import styles from './book-reader.module.css';

const closest = 2;

/**
 * An open book: its pages, buttons, table of contents, and the products of the visible pages. Without scripts all pages
 * are listed.
 */
export function BookReader({ book }: { readonly book: OpenBook }) {
  const { name, pages, binding, addOf } = book;
  const count = pages.length;
  const t = useCopy(flipBookCopy);
  const [zoom, setZoom] = useState(0);
  const { book: element, open, first, isTurned, turn, isWide, go, step, dragging } = useTurning(book, zoom > 0);
  const fullScreen = useFullScreen();
  const spread = spreadOf(open, count);
  const inSight = isWide ? spread : [open];
  const shown = inSight.join('–');
  const place = t.position(shown, count);
  const goods = new Map(
    inSight.flatMap((no) => pages[no - 1]?.products ?? []).map((product) => [product.key, product]),
  );
  const near = [neighbourOf(open, -1, count, isWide), neighbourOf(open, 1, count, isWide)].flatMap((no) =>
    no === null ? [] : isWide ? spreadOf(no, count) : [no],
  );
  const stateOf = (no: number): LeafState =>
    no === open ? 'here' : spread.includes(no) ? 'beside' : near.includes(no) ? 'near' : undefined;
  const leavingOf = (no: number): LeafState =>
    !turn ? undefined : no === turn.from ? 'here' : spreadOf(turn.from, count).includes(no) ? 'beside' : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey || event.target instanceof HTMLInputElement)
      return;
    const to = pageOfKey(event.key, open, count, isWide, binding);
    if (to === null) return;
    event.preventDefault();
    go(to);
  };
  const pick = (event: MouseEvent, no: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(no);
  };
  const alone = inSight.length === 1 ? sideOf(open, binding) : undefined;
  return (
    <div className={styles.reader}>
      <section className={styles.stage} ref={fullScreen.element} aria-label={t.book(name)} onKeyDown={onKeyDown}>
        <BookTools
          binding={binding}
          count={count}
          open={open}
          position={place}
          previous={step(-1)}
          next={step(1)}
          onPage={go}
          zoom={{
            canCloser: zoom < closest,
            canFarther: zoom > 0,
            onCloser: () => setZoom(Math.min(zoom + 1, closest)),
            onFarther: () => setZoom(Math.max(zoom - 1, 0)),
          }}
          fullScreen={fullScreen.isPossible ? { isFull: fullScreen.isFull, onToggle: fullScreen.toggle } : null}
        />
        <div
          className={styles.desk}
          data-zoom={zoom}
          role="group"
          aria-label={t.book(name)}
          aria-describedby="book-keys"
          tabIndex={0}
        >
          <ol className={styles.book} ref={element} data-alone={alone} {...dragging}>
            {pages.map((page) => (
              <BookLeaf
                key={page.no}
                page={page}
                side={sideOf(page.no, binding)}
                shown={stateOf(page.no)}
                leaving={leavingOf(page.no)}
                priority={page.no === first}
              />
            ))}
          </ol>
        </div>
        <p className={styles.keys} id="book-keys">
          {t.keys}
        </p>
        <VisuallyHidden>
          <span role="status">
            {isTurned && t.told(shown, count, inSight.map((no) => pages[no - 1]?.title).join('、'))}
          </span>
        </VisuallyHidden>
      </section>
      {goods.size > 0 && (
        <section className={styles.aside} aria-labelledby="book-goods">
          <h2 className={styles.heading} id="book-goods">
            {t.goods}
          </h2>
          <ul className={styles.goods}>
            {[...goods.values()].map((product) => (
              <li key={product.key}>
                <ProductCard product={product} headingLevel={3} priority={false} add={addOf(product)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <nav className={styles.contents} aria-labelledby="book-contents">
        <h2 className={styles.heading} id="book-contents">
          {t.contents}
        </h2>
        <ol className={styles.list}>
          {pages.map(({ no, href, title, picture, products }) => (
            <li key={no}>
              <a
                className={styles.entry}
                href={href}
                aria-current={inSight.includes(no) ? 'page' : undefined}
                onClick={(event) => pick(event, no)}
              >
                <Thumb picture={products[0]?.picture ?? picture} />
                <span>
                  <span className={styles.no}>{no}</span> {title}
                </span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}

function Thumb({ picture }: { readonly picture: OpenBook['pages'][number]['picture'] }) {
  return <span className={styles.thumb}>{picture && <Picture picture={picture} alt="" sizes="4rem" />}</span>;
}
