/** A point of a picture: from 0 (left, top) to 1 (right, bottom). */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

export const CENTRE: Focus = { x: 0.5, y: 0.5 };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the largest square of a picture whose centre is as near to the focus as the edges allow, in pixels. */
export function squareAround({ x, y }: Focus, { width, height }: Size) {
  const side = Math.min(width, height);
  const from = (at: number, length: number) => Math.min(Math.max(Math.round(at * length - side / 2), 0), length - side);
  return { left: from(x, width), top: from(y, height), width: side, height: side };
}
