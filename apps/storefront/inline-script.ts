import { readFile } from 'node:fs/promises';
import { minify, transformWithOxc, type Plugin } from 'vite';

const suffix = '?inline-script';

/** `import text from './file.ts?inline-script'`: a file without imports as a minified classic script. */
export function inlineScript(): Plugin {
  return {
    name: 'shop:inline-script',
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await minifiedScript(file))};`;
    },
  };
}

/** Wraps the script in a function, so that its names are not global. */
async function minifiedScript(file: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false });
  const { code: script, errors } = await minify(file, `(() => {${code}})();`, { module: false });
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`);
  return script.trim();
}
