import { realpath, stat } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

const prefix = '/storage/';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
};

/** An SVG that is opened directly must not run scripts on the shop's origin. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Serves files that rows of the shop name (`SITE.STORAGE_URL`, spec §9) from a local folder. */
export class StoredFiles {
  readonly #folder: string | null;

  /** @param folder null where a proxy or another origin serves them */
  constructor(folder: string | null) {
    this.#folder = folder;
  }

  has(path: string): boolean {
    return this.#folder !== null && path.startsWith(prefix);
  }

  /** Sends the file; 404 for missing and hidden files, folders, other types and paths outside the folder. */
  async send(path: string, response: ServerResponse, withBody: boolean): Promise<void> {
    const found = await this.#find(path);
    if (!found) {
      response
        .writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
        .end(withBody ? 'Not Found' : undefined);
      return;
    }
    response.writeHead(200, {
      'content-type': found.type,
      'content-length': found.size,
      'cache-control': 'public, max-age=3600',
      'content-security-policy': policy,
    });
    if (!withBody) return void response.end();
    await pipeline(createReadStream(found.file), response);
  }

  async #find(path: string): Promise<{ file: string; type: string; size: number } | null> {
    const name = decode(path.slice(prefix.length));
    const type = types[extname(name).toLowerCase()];
    if (this.#folder === null || !type || name.includes('\0') || /(?:^|[/\\])\./.test(name)) return null;
    try {
      const folder = await realpath(this.#folder);
      const file = await realpath(join(folder, name));
      const details = await stat(file);
      return file.startsWith(folder + sep) && details.isFile() ? { file, type, size: details.size } : null;
    } catch (error) {
      if (error instanceof Error && 'code' in error && typeof error.code === 'string' && absent.has(error.code))
        return null;
      throw error;
    }
  }
}

const absent: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
