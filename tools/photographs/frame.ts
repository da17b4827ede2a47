/** Where the master of a scene goes (below the folder of masters, without its ending) and its size in pixels. */
export interface Frame {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

const wide = { width: 1600, height: 700 };

/** Stands behind a product's key for its second picture. */
export const closeup = '-closeup';
/** Stands behind a gift set's key for its third: closed, with its paper and bag. */
export const wrapped = '-wrapped';

/** The frame of a scene by its name: `category-salami` is a header, `theme-ven` a hero, `ham-it-001-closeup` a product's second picture, `gft-jp-001-wrapped` its third, anything else its main one. */
export function frameOf(key: string): Frame {
  if (key.startsWith('category-')) return { path: `category/${key.replace('category-', '')}/header`, ...wide };
  if (key.startsWith('theme-')) return { path: `theme/${key.replace('theme-', '')}/hero`, ...wide };
  const square = { width: 1000, height: 1000 };
  for (const more of [closeup, wrapped])
    if (key.endsWith(more)) return { path: `${key.slice(0, -more.length)}/${more.slice(1)}`, ...square };
  return { path: `${key}/main`, ...square };
}
