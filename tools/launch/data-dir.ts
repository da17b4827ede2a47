import { accessSync, constants, mkdirSync } from 'node:fs';

/**
 * Makes the data folder when it is missing.
 *
 * @throws Error with one readable line when the folder cannot be made or written
 */
export function requireWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new Error(`The data folder ${folder} cannot be written. Set DATA_DIR to a folder that can.`);
  }
}
