import { flipBookCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, IconButton, useEarlyInput } from '@shop/kit';
import type { OpenBook } from '@shop/theming';
import styles from './book-tools.module.css';

export interface BookToolsProps {
  readonly binding: OpenBook['binding'];
  readonly count: number;
  readonly open: number;
  /** The numbers of the open pages, as text. */
  readonly position: string;
  /** The pages of the buttons back and forward; null at the covers. */
  readonly previous: number | null;
  readonly next: number | null;
  readonly onPage: (page: number | null) => void;
  readonly zoom: {
    readonly canCloser: boolean;
    readonly canFarther: boolean;
    readonly onCloser: () => void;
    readonly onFarther: () => void;
  };
  /** Null where the browser has none. */
  readonly fullScreen: { readonly isFull: boolean; readonly onToggle: () => void } | null;
}

/** Buttons of the book: back and forward on their side of the book, a slider over all pages, zoom, full screen. */
export function BookTools({
  binding,
  count,
  open,
  position,
  previous,
  next,
  onPage,
  zoom,
  fullScreen,
}: BookToolsProps) {
  const t = useCopy(flipBookCopy);
  const slider = useEarlyInput();
  const back = { label: t.previous, page: previous };
  const on = { label: t.next, page: next };
  const [left, right] = binding === 'left' ? [back, on] : [on, back];
  return (
    <div className={styles.tools} role="group" aria-label={t.tools}>
      <div className={styles.turn}>
        <IconButton
          icon="arrow-left"
          label={left.label}
          aria-disabled={left.page === null}
          onClick={() => onPage(left.page)}
        />
        <span className={styles.place}>{position}</span>
        <IconButton
          icon="arrow-right"
          label={right.label}
          aria-disabled={right.page === null}
          onClick={() => onPage(right.page)}
        />
      </div>
      <input
        ref={slider}
        className={styles.slider}
        dir={binding === 'left' ? 'ltr' : 'rtl'}
        type="range"
        min={1}
        max={count}
        value={open}
        aria-label={t.slider}
        aria-valuetext={position}
        onChange={({ currentTarget }) => onPage(Number(currentTarget.value))}
      />
      <div className={styles.sight}>
        <IconButton icon="minus" label={t.farther} aria-disabled={!zoom.canFarther} onClick={zoom.onFarther} />
        <IconButton icon="plus" label={t.closer} aria-disabled={!zoom.canCloser} onClick={zoom.onCloser} />
        {fullScreen && (
          <Button size="small" onClick={fullScreen.onToggle}>
            {fullScreen.isFull ? t.leaveFullScreen : t.fullScreen}
          </Button>
        )}
      </div>
    </div>
  );
}
