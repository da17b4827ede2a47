import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** An entry of Vite's manifest, as far as sizes need it. */
interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type AssetTable = Readonly<Record<string, { readonly js: readonly string[]; readonly css: readonly string[] }>>;

/** A page: the route modules it runs and the files of the components it draws. */
export interface Page {
  readonly routes: readonly string[];
  readonly components: readonly string[];
  /** Files of which only the styles belong to the first load. */
  readonly styles: readonly string[];
}

/** What a page costs on its first load: gzip bytes at level 9 per file, summed, and how many files. */
export interface PageSize {
  readonly js: number;
  readonly css: number;
  readonly files: readonly string[];
}

/** Reads a client build and measures pages in it. */
export class ClientBuild {
  readonly #folder: string;
  readonly #manifest: Readonly<Record<string, ManifestChunk>>;
  readonly #assets: AssetTable;
  readonly #sizes = new Map<string, number>();

  constructor(folder: string) {
    this.#folder = folder;
    // Both files are written by the build that is measured.
    this.#manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, ManifestChunk>;
    this.#assets = JSON.parse(readFileSync(join(folder, '.vite/slot-assets.json'), 'utf8')) as AssetTable;
  }

  /** @throws Error when the build does not know a route or a component */
  measure({ routes, components, styles }: Page): PageSize {
    const files = new Set<string>();
    for (const key of Object.keys(this.#manifest)) {
      const isShell = key.startsWith('app/root.tsx') || key.includes('entry.client');
      // What a route reads with comes with a navigation.
      const isScreen = routes.some((route) => key.startsWith(route)) && !key.includes('=clientLoader');
      if (isShell || isScreen) this.#follow(key, files);
    }
    for (const component of components) {
      const { js, css } = this.#assetsOf(component);
      for (const file of [...js, ...css]) files.add(file.replace(/^\//, ''));
    }
    for (const style of styles) for (const file of this.#assetsOf(style).css) files.add(file.replace(/^\//, ''));
    const routeList = this.#routeList();
    if (routeList) files.add(routeList);
    const sum = (ending: string) => [...files].filter((file) => file.endsWith(ending)).reduce((total, file) => total + this.#size(file), 0);
    return { js: sum('.js'), css: sum('.css'), files: [...files].toSorted((a, b) => this.#size(b) - this.#size(a)) };
  }

  /** Gzip bytes of one file. */
  sizeOf(file: string): number {
    return this.#size(file);
  }

  #assetsOf(path: string): AssetTable[string] {
    const assets = this.#assets[path];
    if (!assets) throw new Error(`${path} is not in the client build`);
    return assets;
  }

  #follow(key: string, files: Set<string>): void {
    const chunk = this.#manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const sheet of chunk.css ?? []) files.add(sheet);
    for (const next of chunk.imports ?? []) this.#follow(next, files);
  }

  /** The router's list of routes is written after the bundle and stands in no manifest; a lazy list is not in the first load. */
  #routeList(): string | undefined {
    const server = readFileSync(join(this.#folder, '../server/index.js'), 'utf8');
    if (/"mode":\s*"lazy"/.test(server)) return undefined;
    return /\/(assets\/manifest-[\w-]+\.js)/.exec(server)?.[1];
  }

  #size(file: string): number {
    const known = this.#sizes.get(file);
    if (known !== undefined) return known;
    const size = gzipSync(readFileSync(join(this.#folder, file)), { level: 9 }).length;
    this.#sizes.set(file, size);
    return size;
  }
}
