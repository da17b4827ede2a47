import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { workspace } from './workspace.ts';

/** What nearly every story needs a part of. */
const common =
  /^(?:libs\/(?:api|constants|copy|form-definitions|japanese|kit|money|parts|state|theming|forms\/src\/overrides|pages\/src\/customer)\/|node_modules\/(?:react|react-dom|react-router|react-toastify|clsx|scheduler)\/)/;
/** What stories with forms need besides. */
const forms =
  /^(?:libs\/(?:forms|pages)\/|node_modules\/(?:formik|yup|toposort|tiny-case|property-expr|lodash(?:-es)?|deepmerge|hoist-non-react-statics|react-fast-compare|react-is|tiny-warning|tslib)\/)/;
const layer = /^libs\/(?:themes|variants)\/([^/]+)\/src\/(?:restyled\/)?(?:([^/]+)\/)?/;
/** Folders of a theme whose screens are drawn together; the rest of it travels with its definition. */
const areas: Readonly<Record<string, string>> = {
  account: 'account',
  catalogue: 'catalogue',
  checkout: 'checkout',
  content: 'content',
  gift: 'gift',
  home: 'catalogue',
  kinds: 'account',
};

/** Puts the built Storybook into few files. A plugin, because Storybook leaves out what a configuration says of the build. */
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
 * The file of the built Storybook that a module travels in, so that a story asks for few: one for what most stories share,
 * one for forms, and one for each area of a theme's or variant's screens. Null for what the bundler places by itself.
 *
 * @param path from the repository's folder
 */
export function chunkOf(path: string): string | null {
  if (path.endsWith('.stories.tsx')) return null;
  if (common.test(path)) return 'common';
  if (forms.test(path)) return 'forms';
  const [, name, folder = ''] = layer.exec(path) ?? [];
  if (name === undefined) return null;
  // The page of all themes' tokens must not bring their sheets.
  if (path.endsWith('/src/tokens.ts')) return 'tokens';
  const part = Object.hasOwn(areas, folder) ? `${name}.${areas[folder]}` : name;
  return /\/fixtures\/.*\.tsx?$/.test(path) ? `${part}.fixtures` : part;
}
