import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { exitCodes, ShopCommandError } from './command-context.ts';

/** Writes a file as the shop made it, with the folders above it. @throws ShopCommandError */
export function writeBytes(file: string, base64: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(base64, 'base64'));
  } catch {
    throw new ShopCommandError(`${file} に書き込めません。`, exitCodes.misused);
  }
}
