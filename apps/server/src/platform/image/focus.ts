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

/**
 * Returns the largest part of a picture with these proportions whose centre is as near to the focus as the edges allow,
 * in pixels.
 */
export function cropAround({ x, y }: Focus, { width, height }: Size, proportions: Size) {
  const scale = Math.min(width / proportions.width, height / proportions.height);
  const part = {
    width: Math.min(Math.round(proportions.width * scale), width),
    height: Math.min(Math.round(proportions.height * scale), height),
  };
  const from = (at: number, whole: number, length: number) =>
    Math.min(Math.max(Math.round(at * whole - length / 2), 0), whole - length);
  return { left: from(x, width, part.width), top: from(y, height, part.height), ...part };
}
