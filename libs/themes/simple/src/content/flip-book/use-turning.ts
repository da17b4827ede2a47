import { useLayoutEffect, useRef, useState, useSyncExternalStore, type MouseEvent, type PointerEvent } from 'react';
import { useMediaConditions, type OpenBook } from '@shop/theming';
import { neighbourOf } from './spreads.ts';
import { movesOf, type Turn } from './turn-moves.ts';

const duration = 620;
/**
 * The distance in pixels after which a pointer drags; and the part of the book's width after which the leaf turns by
 * itself.
 */
const slip = 12;
const fallsAt = 0.25;

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Null until it is known to be a drag along the lines. */
  turn: Turn | null;
}

/**
 * Turns the pages of a book: the open page, the leaf being turned, and dragging. With reduced motion pages change at
 * once.
 */
export function useTurning(
  { pages, binding, startPage, onPage }: Pick<OpenBook, 'pages' | 'binding' | 'startPage' | 'onPage'>,
  isZoomed: boolean,
) {
  const count = pages.length;
  const isWide = useMedia(useMediaConditions('(width >= 768px)'));
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const book = useRef<HTMLOListElement>(null);
  const [first] = useState(startPage);
  const [open, setOpen] = useState(startPage);
  const [isTurned, setTurned] = useState(false);
  const [turn, setTurn] = useState<Turn | null>(null);
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  const leaves = useRef<readonly Animation[]>([]);

  useLayoutEffect(() => {
    if (!turn || !book.current) return;
    const moves = movesOf(turn, count, isWide, binding);
    leaves.current = [...book.current.children].flatMap((leaf, index) => {
      const move = moves.get(index + 1);
      if (!move) return [];
      const at = (degrees: number) => ({
        transform: `rotateY(${degrees}deg)`,
        transformOrigin: `${move.edge} center`,
        backfaceVisibility: 'hidden',
        zIndex: 2,
      });
      return [
        leaf.animate(move.degrees.map(at), {
          duration,
          easing: drag.current?.turn ? 'linear' : 'ease-in-out',
          fill: 'both',
        }),
      ];
    });
    if (drag.current?.turn) for (const leaf of leaves.current) leaf.pause();
    const isThisOver = { is: false };
    Promise.all(leaves.current.map(({ finished }) => finished)).then(
      () => !isThisOver.is && setTurn(null),
      // Another turn has replaced it.
      () => undefined,
    );
    return () => {
      isThisOver.is = true;
      for (const leaf of leaves.current) leaf.cancel();
    };
  }, [turn, count, isWide, binding]);

  const go = (to: number | null) => {
    if (to === null || to === open) return;
    setTurn(isStill ? null : { from: open, to });
    arrive(to);
  };
  const arrive = (at: number) => {
    setOpen(at);
    setTurned(true);
    onPage(at);
  };
  const step = (by: 1 | -1) => neighbourOf(open, by, count, isWide);

  const begin = (event: PointerEvent<HTMLElement>) => {
    wasDragged.current = false;
    if (isZoomed || !event.isPrimary || event.button !== 0) return;
    drag.current = { x: event.clientX, y: event.clientY, width: event.currentTarget.clientWidth, turn: null };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const dragged = drag.current;
    if (!dragged) return;
    const way = event.clientX - dragged.x;
    if (!dragged.turn) {
      if (Math.abs(way) < slip || Math.abs(way) < Math.abs(event.clientY - dragged.y)) return;
      const to = step(way < 0 === (binding === 'left') ? 1 : -1);
      if (to === null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      wasDragged.current = true;
      dragged.turn = { from: open, to };
      if (!isStill) setTurn(dragged.turn);
    }
    for (const leaf of leaves.current) leaf.currentTime = Math.min(Math.abs(way) / dragged.width, 0.98) * duration;
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const dragged = drag.current;
    drag.current = null;
    if (!dragged?.turn) return;
    const isOver = event.type === 'pointerup' && Math.abs(event.clientX - dragged.x) / dragged.width >= fallsAt;
    if (isOver) {
      arrive(dragged.turn.to);
      for (const leaf of leaves.current) leaf.play();
    } else {
      for (const leaf of leaves.current) leaf.reverse();
    }
  };
  return {
    book,
    /** The visible page: during a turn, the target page. */
    open: turn?.to ?? open,
    turn,
    /** The page that was open first. */
    first,
    /** Whether the user has turned a page. */
    isTurned,
    isWide,
    go,
    step,
    /** For the book: a click that ends a drag follows no link. */
    dragging: {
      onPointerDown: begin,
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: end,
      onDragStart: (event: MouseEvent) => event.preventDefault(),
      onClickCapture: (event: MouseEvent) => {
        // The keyboard presses without a pointer.
        if (!wasDragged.current || event.detail === 0) return;
        wasDragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

/** Whether the screen is so; false on the server. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onStoreChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onStoreChange);
      return () => media.removeEventListener('change', onStoreChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
