import type { Plugin } from 'vite';

/**
 * The helper of a built `import()`: loads the file's stylesheets in parallel, except those in the document (by the URL
 * that `stylesheetUrl` returns), and dispatches `vite:preloadError` on failure. Vite's own helper also handles script
 * preloads, nonces and other origins, and loads stylesheets before the file.
 */
const helper = `
const coming = new Map();
const fetchStylesheet = (file) => {
  const { breakpoints } = document.documentElement.dataset;
  const href = '/' + (breakpoints ? file.replace('assets/', 'assets/' + breakpoints + '/') : file);
  const known = coming.get(href);
  if (known || document.querySelector('link[rel=stylesheet][href="' + href + '"]')) return known;
  const sheet = new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error('Unable to preload CSS for ' + href));
    };
    document.head.append(link);
  }).finally(() => coming.delete(href));
  coming.set(href, sheet);
  return sheet;
};
export const __vitePreload = (load, files = []) =>
  Promise.all([load(), ...files.map(fetchStylesheet)]).then(([module]) => module, (error) => {
    const event = new Event('vite:preloadError', { cancelable: true });
    event.payload = error;
    dispatchEvent(event);
    if (!event.defaultPrevented) throw error;
  });
`;

/** Browser build: replaces Vite's helper, which is three times as large. */
export function preloadHelperPlugin(): Plugin {
  return {
    name: 'shop:preload-helper',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => helper,
    },
  };
}
