import { readdir, readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, relative } from 'node:path';
import { stylesheetWithBreakpoints, type Breakpoints } from '@shop/constants';
import { LRUCache } from 'lru-cache';
import { chooseEncoding, encodeAll, type Encoded } from './compression.ts';
import { joinedHashes, readBreakpointsOf } from './page-stylesheets.ts';

interface Asset {
  readonly type: string;
  readonly body: Encoded;
  readonly cacheControl: string;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const compressible = /javascript|css|svg|text|json/;

/** Names with a hash never change; others may with the next release. */
const immutable = 'public, max-age=31536000, immutable';
const short = 'public, max-age=3600';

/** Stylesheets to join, and the channel's breakpoints; null for the defaults. */
interface MadeStylesheet {
  readonly files: readonly string[];
  readonly breakpoints: Breakpoints | null;
}

/** The number of joined stylesheets in memory; a shop of nine themes has some hundred. */
const cachedStylesheets = 500;

/**
 * The client build, read at start and compressed on first request, and its stylesheets, joined on request with the channel's
 * breakpoints. Hidden folders (the manifest) are not served.
 */
export class StaticAssets {
  readonly #directory: string;
  readonly #files: ReadonlySet<string>;
  readonly #stylesheets: ReadonlyMap<string, string>;
  readonly #loaded: LRUCache<string, Asset>;
  readonly #made: LRUCache<string, Asset, MadeStylesheet>;

  private constructor(directory: string, files: ReadonlySet<string>) {
    this.#directory = directory;
    this.#files = files;
    this.#loaded = new LRUCache({
      max: Math.max(1, files.size),
      ignoreFetchAbort: true,
      fetchMethod: (path) => this.#load(path),
    });
    this.#made = new LRUCache({
      max: cachedStylesheets,
      ignoreFetchAbort: true,
      fetchMethod: (_path, _before, { context }) => this.#make(context),
    });
    this.#stylesheets = new Map(
      [...files].flatMap((path) =>
        path.startsWith('/assets/') && path.endsWith('.css') ? [[path.slice(-9, -4), path]] : [],
      ),
    );
  }

  static async read(directory: string): Promise<StaticAssets> {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(directory, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`)
      .filter((path) => !path.includes('/.'));
    return new StaticAssets(directory, new Set(files));
  }

  has(path: string): boolean {
    return this.#files.has(path) || this.#madeOf(path) !== null;
  }

  /** Sends the file at `path`, which must be in the build; 404 if it was deleted since the start. */
  async send(path: string, accept: string | undefined, response: ServerResponse, withBody: boolean): Promise<void> {
    const asset = await this.#find(path);
    if (!asset) {
      response
        .writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
        .end(withBody ? 'Not Found' : undefined);
      return;
    }
    const { type, body, cacheControl } = asset;
    const encoding = compressible.test(type) ? chooseEncoding(accept) : 'identity';
    response.writeHead(200, {
      'content-type': type,
      'content-length': body[encoding].length,
      'cache-control': cacheControl,
      vary: 'accept-encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
    response.end(withBody ? body[encoding] : undefined);
  }

  /** Null for a deleted file; the next request looks again. */
  async #find(path: string): Promise<Asset | null> {
    const made = this.#madeOf(path);
    try {
      return await (made ? this.#made.forceFetch(path, { context: made }) : this.#loaded.forceFetch(path));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    }
  }

  /** How to make the stylesheet at a URL; null for a plain file and for a stylesheet of another build. */
  #madeOf(path: string): MadeStylesheet | null {
    const own = readBreakpointsOf(path);
    const stylesheet = own?.stylesheet ?? path;
    const breakpoints = own?.breakpoints ?? null;
    if (own && this.#files.has(stylesheet)) return { files: [stylesheet], breakpoints };
    const hashes = joinedHashes(stylesheet);
    const files = hashes?.flatMap((hash) => this.#stylesheets.get(hash) ?? []);
    return files && files.length > 0 && files.length === hashes?.length ? { files, breakpoints } : null;
  }

  async #load(path: string): Promise<Asset> {
    const type = types[extname(path)] ?? 'application/octet-stream';
    const raw = await readFile(join(this.#directory, path));
    return {
      type,
      body: compressible.test(type) ? await encodeAll(raw, 11) : { br: raw, gzip: raw, identity: raw },
      cacheControl: path.startsWith('/assets/') ? immutable : short,
    };
  }

  /** Anybody can request another order or other breakpoints, so it is compressed with less effort than a file. */
  async #make({ files, breakpoints }: MadeStylesheet): Promise<Asset> {
    const stylesheets = await Promise.all(files.map((file) => readFile(join(this.#directory, file))));
    const css = Buffer.concat(stylesheets);
    return {
      type: 'text/css; charset=utf-8',
      body: await encodeAll(breakpoints ? Buffer.from(stylesheetWithBreakpoints(css.toString(), breakpoints)) : css, 9),
      cacheControl: immutable,
    };
  }
}
