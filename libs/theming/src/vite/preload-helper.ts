import type { Plugin } from 'vite';

/**
 * What a built `import()` goes through: the style sheets of the file are fetched beside it, those that stand in the document
 * not again (under their address of a channel with breakpoints of its own, as `stylesheetUrl` writes it), and a file that cannot be had is told as `vite:preloadError`, as Vite's own helper does. That one also knows
 * scripts to preload, nonces and other origins, none of which the shop has, and asks for the file only after its sheets.
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

/** Browser build: the helper above in the place of Vite's, three times as large. */
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
