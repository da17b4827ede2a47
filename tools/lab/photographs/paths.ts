import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');

/** The paths of scenes and photographs. */
export const paths = {
  scenes: join(import.meta.dirname, 'scenes'),
  shoot: join(import.meta.dirname, 'shoot.py'),
  /** Previews and what Blender renders before it is a master; not committed. */
  cache: join(root, '.cache', 'photographs'),
  /** Masters are in the server's folder, since it creates every size from them. */
  masters: join(root, 'apps', 'server', 'photographs'),
  sheet: join(root, 'docs', 'photographs', 'products.webp'),
} as const;
