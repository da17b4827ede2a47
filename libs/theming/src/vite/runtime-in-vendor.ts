import type { Plugin, Rolldown } from 'vite';

const exported = /export\s*\{([^}]*)\};?\s*$/;
const named = (list: string) =>
  list
    .split(',')
    .map((one) => one.trim().split(' as '))
    .map(([name = '', alias = name]) => [name, alias] as const);

/**
 * The bundler keeps its few helpers in a file of their own, whatever its groups say: a request for 400 bytes. Every page
 * loads the libraries too, so the finished helpers are moved to the head of that file, and all who import them are turned to it.
 */
export function runtimeInVendorPlugin(): Plugin {
  return {
    name: 'shop:runtime-in-vendor',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
        const vendor = chunks.find(({ name }) => name === 'vendor');
        if (!runtime || !vendor) return;
        const users = chunks.filter(({ imports }) => imports.includes(runtime.fileName));
        const [, list = ''] = exported.exec(runtime.code) ?? [];
        const helpers = new Map(named(list).map(([name, alias]) => [alias, name]));
        for (const user of users) {
          const [statement, taken = ''] = importOf(runtime).exec(user.code) ?? [];
          if (statement === undefined)
            this.error(`${user.fileName} imports ${runtime.fileName} in a way that is not known`);
          const uses = named(taken);
          if (user === vendor) {
            const all = [...helpers].map(([alias, name]) => `${publicName(alias)}:${name}`).join();
            const head = `const{${[...helpers.keys()].map(publicName).join()}}=(()=>{${runtime.code.replace(exported, '')}return{${all}}})()`;
            user.code = user.code
              .replace(statement, `${head},${uses.map(([alias, local]) => `${local}=${publicName(alias)}`).join()};`)
              .replace(
                exported,
                (_all, own: string) => `export{${[own, ...[...helpers.keys()].map(publicName)].join()}};`,
              );
          } else {
            user.code = user.code.replace(
              statement,
              `import{${uses.map(([alias, local]) => `${publicName(alias)} as ${local}`).join()}}from"./${nameOf(vendor)}";`,
            );
          }
          user.imports = [
            ...new Set(user.imports.map((file) => (file === runtime.fileName ? vendor.fileName : file))),
          ].filter((file) => file !== user.fileName);
        }
        delete bundle[runtime.fileName];
      },
    },
  };
}

const publicName = (alias: string) => `$helper_${alias}`;
const nameOf = ({ fileName }: Rolldown.OutputChunk) => fileName.replace(/^.*\//, '');
const importOf = (chunk: Rolldown.OutputChunk) =>
  new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*"\\./${nameOf(chunk).replace(/[.$]/g, '\\$&')}";?`);
