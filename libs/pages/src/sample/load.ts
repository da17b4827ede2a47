import type { LoadInput } from '../loading/load-input.ts';
import { loadShelf, type Shelf } from '../layout/load-shelf.ts';

/** Goods for the sheet of a theme; without them it stands all the same. */
export async function loadSample({ api, signal }: LoadInput): Promise<Pick<Shelf, 'products'>> {
  return loadShelf({ api, signal }, { id: 'recommended', title: null, limit: null }).catch(() => ({ products: [] }));
}
