import type { CategoryNode, Image } from '@shop/api';
import type { ProductPicture } from '@shop/theming';

/** Photographs by the name of the illustration that they replace. */
export type Photographs = Readonly<Record<string, Image>>;

/** Returns the photographs of product categories. */
export function photographsOf(categories: readonly CategoryNode[]): Photographs {
  return Object.fromEntries(categories.flatMap(({ key, image }) => (image ? [[key, image]] : [])));
}

/** Returns the picture of an illustration, as a photograph if there is one; null for no illustration. */
export function illustrationOf(photographs: Photographs, drawing: string | null, alt: string): ProductPicture | null {
  return drawing === null
    ? null
    : { drawing, tone: 'photo', alt: photographs[drawing]?.alt ?? alt, image: photographs[drawing] ?? null };
}

/** The day of an issue as it is read: `2026.11.01`. */
export const issueDay = (day: string) => day.replaceAll('-', '.');
