import type { Plugin } from 'vite';

/**
 * `import { coverage } from 'virtual:coverage'`: data that is read from the repository's sources.
 * @param read called again when a theme's or variant's definition changes
 */
export function virtualModule(name: string, read: () => unknown): Plugin {
  const id = `virtual:${name}`;
  const resolved = `\0${id}`;
  const exported = name.replace(/-./g, ([, letter = '']) => letter.toUpperCase());
  return {
    name: `shop:${name}-module`,
    resolveId: (source) => (source === id ? resolved : null),
    load: (source) => (source === resolved ? `export const ${exported} = ${JSON.stringify(read())};` : null),
    configureServer(server) {
      server.watcher.on('change', (file) => {
        const module = /\/src\/(?:theme|variant)\.ts$/.test(file)
          ? server.moduleGraph.getModuleById(resolved)
          : undefined;
        if (module) void server.reloadModule(module);
      });
    },
  };
}
