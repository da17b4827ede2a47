import type { CategoryNode, Image } from '@shop/api';
import type { ProductPicture } from '@shop/theming';

/** Photographs by the name of the drawing that they stand for. */
export type Photographs = Readonly<Record<string, Image>>;

/** The photographs that categories of goods have. */
export function photographsOf(categories: readonly CategoryNode[]): Photographs {
  return Object.fromEntries(categories.flatMap(({ key, image }) => (image ? [[key, image]] : [])));
}

/** What stands for a drawing: its photograph where there is one; null where nothing is drawn. */
export function drawnPicture(photographs: Photographs, drawing: string | null, alt: string): ProductPicture | null {
  return drawing === null
    ? null
    : { drawing, tone: 'photo', alt: photographs[drawing]?.alt ?? alt, image: photographs[drawing] ?? null };
}

/** The day of an issue as it is read: `2026.11.01`. */
export const issueDay = (day: string) => day.replaceAll('-', '.');
