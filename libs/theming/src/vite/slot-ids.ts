import { parseSync, Visitor, type Plugin } from 'vite';
import { layerOf, workspacePath } from './workspace-path.ts';

interface Insertion {
  readonly at: number;
  readonly source: string;
}

/**
 * Server build: writes the file of each component as the second argument of `wrap` and `replace`,
 * which is the key of its entry in the asset table. A path that does not resolve fails the build.
 */
export function slotIdsPlugin(workspace: string): Plugin {
  return {
    name: 'shop:slot-ids',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform: {
      filter: { id: /\/src\/(?:theme|variant)\.tsx?$/ },
      async handler(code, id) {
        const path = workspacePath(workspace, id);
        if (!path || !layerOf(path)) return null;
        let out = code;
        for (const { at, source } of slotImports(id, code).reverse()) {
          const resolved = await this.resolve(source, id);
          const file = resolved && workspacePath(workspace, resolved.id);
          if (!file) throw new Error(`${path}: cannot find ${source}`);
          out = `${out.slice(0, at)}, ${JSON.stringify(file)}${out.slice(at)}`;
        }
        return { code: out, map: null };
      },
    },
  };
}

/** Where an id belongs in a theme's definition, and the import it is for. */
export function slotImports(id: string, code: string): Insertion[] {
  const { program, errors } = parseSync(id, code);
  if (errors[0]) throw new Error(`${id}: ${errors[0].message}`);
  const found: Insertion[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [load, ...rest] }) {
      if (callee.type !== 'Identifier' || !/^(?:wrap|replace)$/.test(callee.name)) return;
      if (load?.type !== 'ArrowFunctionExpression' || rest.length > 0) return;
      const { body } = load;
      const source = body.type === 'ImportExpression' ? body.source : undefined;
      if (source?.type !== 'Literal' || typeof source.value !== 'string') {
        throw new Error(`${id}: ${callee.name}() takes () => import('./file.tsx') and nothing else`);
      }
      found.push({ at: load.end, source: source.value });
    },
  }).visit(program);
  return found;
}
