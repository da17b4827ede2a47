import { readdir, readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, relative } from 'node:path';
import { chooseEncoding, encodeAll, type Encoded } from './compression.ts';

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

/** The client build, read at start and compressed when first asked for. Hidden folders (the manifest) are not served. */
export class StaticAssets {
  readonly #directory: string;
  readonly #files: ReadonlySet<string>;
  readonly #loaded = new Map<string, Promise<Asset>>();

  private constructor(directory: string, files: ReadonlySet<string>) {
    this.#directory = directory;
    this.#files = files;
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
    return this.#files.has(path);
  }

  /** Answers with the file at `path`, which must be one of the build's. */
  async send(path: string, accept: string | undefined, response: ServerResponse, withBody: boolean): Promise<void> {
    const loading = this.#loaded.get(path) ?? this.#load(path);
    this.#loaded.set(path, loading);
    const { type, body, cacheControl } = await loading;
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

  async #load(path: string): Promise<Asset> {
    const type = types[extname(path)] ?? 'application/octet-stream';
    const raw = await readFile(join(this.#directory, path));
    return {
      type,
      body: compressible.test(type) ? await encodeAll(raw, 11) : { br: raw, gzip: raw, identity: raw },
      cacheControl: path.startsWith('/assets/') ? immutable : short,
    };
  }
}
