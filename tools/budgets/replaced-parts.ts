import { originalPath, type LayerModules } from '@shop/theming/vite';

/** A file of a theme that a page loads though another theme draws with it, or nobody who sees the page. */
export interface Leak {
  readonly file: string;
  readonly module: string;
}

const layerOf = (module: string) => /^libs\/themes\/([^/]+)\//.exec(module)?.[1];

/**
 * What of other themes, and of Simple's parts that a theme replaces, is in the files of a page.
 *
 * @param files scripts and style sheets of the page, those that come later included
 * @param replaced slots of Simple that the theme draws itself, as `simple/Header`
 */
export function replacedParts(
  { files: modulesOf, slots }: LayerModules,
  theme: string,
  files: readonly string[],
  replaced: ReadonlySet<string>,
): readonly Leak[] {
  const isLeak = (module: string) => {
    const layer = layerOf(module);
    if (layer === undefined || layer === theme) return false;
    if (layer !== 'simple') return true;
    const users = slots[module] ?? [];
    return users.length > 0 && users.every((slot) => replaced.has(slot));
  };
  return files.flatMap((file) =>
    // The copies that several themes have of one sheet are the same bytes, and so the same file.
    [
      ...new Set(
        (modulesOf[file] ?? []).map((module) =>
          layerOf(module) === theme ? module : (originalPath(module) ?? module),
        ),
      ),
    ]
      .filter(isLeak)
      .map((module) => ({ file, module })),
  );
}
