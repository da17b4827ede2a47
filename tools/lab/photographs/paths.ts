import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');

/** Where the photographs come from and go to. */
export const paths = {
  scenes: join(import.meta.dirname, 'scenes'),
  shoot: join(import.meta.dirname, 'shoot.py'),
  /** Previews and what Blender renders before it is a master; not committed. */
  cache: join(root, '.cache', 'photographs'),
  /** Masters lie with the server, which cuts every size a page asks for from them. */
  masters: join(root, 'apps', 'server', 'photographs'),
  sheet: join(root, 'docs', 'photographs', 'products.webp'),
} as const;
