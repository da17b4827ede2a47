import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { workspace } from './workspace.ts';

/** Modules that nearly every story uses in part. */
const common =
  /^(?:libs\/(?:api|constants|copy|form-definitions|japanese|kit|money|parts|state|theming|forms\/src\/overrides|pages\/src\/customer)\/|node_modules\/(?:react|react-dom|react-router|react-toastify|clsx|scheduler)\/)/;
/** Additional modules of stories with forms. */
const forms =
  /^(?:libs\/(?:forms|pages)\/|node_modules\/(?:formik|yup|toposort|tiny-case|property-expr|lodash(?:-es)?|deepmerge|hoist-non-react-statics|react-fast-compare|react-is|tiny-warning|tslib)\/)/;
const layer = /^libs\/(?:themes|variants)\/([^/]+)\/src\/(?:restyled\/)?(?:([^/]+)\/)?/;
/** Folders of a theme whose screens share a chunk; the rest of a theme is in the chunk of its definition. */
const areas: Readonly<Record<string, string>> = {
  account: 'account',
  catalogue: 'catalogue',
  checkout: 'checkout',
  content: 'content',
  gift: 'gift',
  home: 'catalogue',
  kinds: 'account',
};

/**
 * Bundles the built Storybook into few files. A plugin, because Storybook ignores this part of its build configuration.
 */
export const chunkGroups = (): Plugin => ({
  name: 'shop:chunk-groups',
  config: () => ({
    build: {
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              {
                name: (id) => chunkOf(relative(workspace, id.replace(/[?#].*$/, '')).replaceAll('\\', '/')),
                debugName: 'shop',
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
  }),
});

/**
 * Returns the chunk of a module in the built Storybook, so that a story needs few requests: one for most stories, one
 * for forms, and one for each area of a theme's or variant's screens. Null leaves it to the bundler.
 *
 * @param path relative to the repository's root
 */
export function chunkOf(path: string): string | null {
  if (path.endsWith('.stories.tsx')) return null;
  if (common.test(path)) return 'common';
  if (forms.test(path)) return 'forms';
  const [, name, folder = ''] = layer.exec(path) ?? [];
  if (name === undefined) return null;
  // The page of all themes' tokens must not load their stylesheets.
  if (path.endsWith('/src/tokens.ts')) return 'tokens';
  const part = Object.hasOwn(areas, folder) ? `${name}.${areas[folder]}` : name;
  return /\/fixtures\/.*\.tsx?$/.test(path) ? `${part}.fixtures` : part;
}
