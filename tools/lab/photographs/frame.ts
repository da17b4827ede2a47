/**
 * The path of a scene's master (in the folder of masters, without extension), its size in pixels, and light paths per
 * pixel.
 */
export interface Frame {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly samples: number;
}

const wide = { width: 1600, height: 700, samples: 10 };
const square = { width: 1000, height: 1000, samples: 10 };
/** Large, for the best-selling products. */
const large = { width: 1600, height: 1600, samples: 64 };

/** The twenty products that are recommended first: their main picture and the one from near are large. */
const first = [
  ...['ham-fr-001', 'sal-fr-001', 'cot-fr-001', 'sau-at-001', 'pat-fr-001', 'che-fr-001', 'ham-at-001', 'sau-fr-002'],
  ...['ham-fr-002', 'cot-it-002', 'sal-at-001', 'bac-fr-001', 'che-it-001', 'pat-fr-002', 'sau-at-002', 'ham-us-001'],
  ...['sal-dk-001', 'sau-nz-001', 'bac-it-001', 'ham-fr-004'],
];

/** The suffix of a product's key for its second picture. */
export const closeup = '-closeup';
/**
 * The suffixes for its third picture: a gift set closed, with wrapping paper and bag; a slice or a cut with a ruler.
 */
export const others = ['-wrapped', '-measured'] as const;

/** The frame of a scene by its name: `category-salami` is a header, `theme-ven` a hero, `ham-it-001-closeup` a product's second picture, `gft-jp-001-wrapped` and `sal-fr-001-measured` its third, anything else its main one. */
export function frameOf(key: string): Frame {
  if (key.startsWith('category-')) return { path: `category/${key.replace('category-', '')}/header`, ...wide };
  if (key.startsWith('theme-')) return { path: `theme/${key.replace('theme-', '')}/hero`, ...wide };
  const other = others.find((suffix) => key.endsWith(suffix));
  if (other) return { path: `${key.slice(0, -other.length)}/${other.slice(1)}`, ...square };
  const isNear = key.endsWith(closeup);
  const product = isNear ? key.slice(0, -closeup.length) : key;
  return { path: `${product}/${isNear ? 'closeup' : 'main'}`, ...(first.includes(product) ? large : square) };
}
