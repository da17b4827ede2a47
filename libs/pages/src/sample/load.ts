import type { LoadInput } from '../loading/load-input.ts';
import { loadShelf, type Shelf } from '../layout/load-shelf.ts';

/** Reads products for the sample page of a theme; none if they cannot be read. */
export async function loadSample({ api, signal }: LoadInput): Promise<Pick<Shelf, 'products'>> {
  return loadShelf({ api, signal }, { id: 'recommended', title: null, limit: null }).catch(() => ({ products: [] }));
}
