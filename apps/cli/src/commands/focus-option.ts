import { exitCodes, ShopCommandError } from '../command-context.ts';

/** A point of a picture: from 0 (left, top) to 1 (right, bottom). */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

/** Reads `0.5,0.3`. @throws ShopCommandError for anything else */
export function focusOf(text: string): Focus {
  const [, across, down] = /^\s*(\d(?:\.\d+)?)\s*,\s*(\d(?:\.\d+)?)\s*$/.exec(text) ?? [];
  const [x, y] = [Number(across), Number(down)];
  if (x <= 1 && y <= 1) return { x, y };
  throw new ShopCommandError(
    `中心の点は 0.5,0.3 のように、0から1の数を2つ、カンマでつないで指定してください(${text})。`,
    exitCodes.misused,
  );
}
