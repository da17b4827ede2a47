/** Where the master of a scene goes (below the folder of masters, without its ending) and its size in pixels. */
export interface Frame {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

const wide = { width: 1600, height: 700 };

/** Stands behind a product's key for its second picture. */
export const closeup = '-closeup';

/** The frame of a scene by its name: `category-salami` is a header, `theme-ven` a hero, `ham-it-001-closeup` a product's second picture, anything else its main one. */
export function frameOf(key: string): Frame {
  if (key.startsWith('category-')) return { path: `category/${key.replace('category-', '')}/header`, ...wide };
  if (key.startsWith('theme-')) return { path: `theme/${key.replace('theme-', '')}/hero`, ...wide };
  if (key.endsWith(closeup)) return { path: `${key.slice(0, -closeup.length)}/closeup`, width: 1000, height: 1000 };
  return { path: `${key}/main`, width: 1000, height: 1000 };
}
