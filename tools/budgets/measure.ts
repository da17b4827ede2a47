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

/** A page: its route modules and the files of the components that it renders. */
export interface Page {
  readonly routes: readonly string[];
  readonly components: readonly string[];
  /** Components that hydrate after the page: only their styles belong to the first load. */
  readonly deferred: readonly string[];
  /** Stylesheets that no component imports. */
  readonly styles: readonly string[];
}

/**
 * The size of a page's first load: the sum of all scripts at gzip level 9, and the one stylesheet that the server
 * joins.
 */
export interface PageSize {
  readonly js: number;
  readonly css: number;
  /** The largest first. */
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
    this.#manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
      string,
      ManifestChunk
    >;
    this.#assets = JSON.parse(readFileSync(join(folder, '.vite/slot-assets.json'), 'utf8')) as AssetTable;
  }

  /** @throws Error when the build does not contain a route or a component */
  measure({ routes, components, deferred, styles }: Page): PageSize {
    const files = new Set<string>();
    for (const key of Object.keys(this.#manifest)) {
      const isShell = key.startsWith('app/root.tsx') || key.includes('entry.client');
      // A route's loader is loaded with a navigation.
      const isScreen = routes.some((route) => key.startsWith(route)) && !key.includes('=clientLoader');
      if (isShell || isScreen) this.#follow(key, files);
    }
    const add = (path: string, ending: string, to: Set<string>) => {
      const { js, css } = this.#assetsOf(path);
      for (const file of [...js, ...css].filter((name) => name.endsWith(ending))) to.add(file.replace(/^\//, ''));
    };
    for (const component of components) add(component, '', files);
    for (const sheet of [...deferred, ...styles]) add(sheet, '.css', files);
    const routeList = this.#routeList();
    if (routeList) files.add(routeList);
    const ofKind = (ending: string) => [...files].filter((file) => file.endsWith(ending));
    return {
      js: ofKind('.js').reduce((total, file) => total + this.sizeOf(file), 0),
      css: gzipSync(
        ofKind('.css')
          .map((file) => this.#read(file))
          .join('\n'),
        { level: 9 },
      ).length,
      files: [...files].toSorted((a, b) => this.sizeOf(b) - this.sizeOf(a)),
    };
  }

  /** Gzip bytes of one file. */
  sizeOf(file: string): number {
    const size = this.#sizes.get(file) ?? gzipSync(this.#read(file), { level: 9 }).length;
    this.#sizes.set(file, size);
    return size;
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

  /**
   * Returns the router's list of routes, which is written after the bundle and is in no manifest; undefined when lazy,
   * since it is then not in the first load.
   */
  #routeList(): string | undefined {
    const server = readFileSync(join(this.#folder, '../server/index.js'), 'utf8');
    if (/"mode":\s*"lazy"/.test(server)) return undefined;
    return /\/(assets\/manifest-[\w-]+\.js)/.exec(server)?.[1];
  }

  #read(file: string): string {
    return readFileSync(join(this.#folder, file), 'utf8');
  }
}
