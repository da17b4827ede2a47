import type { Plugin } from 'vite';

/** The router's hooks for observers, as they are without any: 1.3 kB of the first load that the shop never calls. */
const withoutObservers = `
export const instrumentationResultMetaContext = undefined;
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const instrumentHandler = (handler) => handler;
`;

/** The router's own error screens, a stack in English, for applications whose root has none: the shop's has one. 1 kB of the first load. */
const withoutErrorScreens = `
export const RemixErrorBoundary = ({ error, children }) => { if (error) throw error; return children; };
export const RemixRootDefaultErrorBoundary = ({ error }) => { throw error; };
export const BoundaryShell = ({ children }) => children;
`;

/** Browser build: leaves out parts of the router that never run here. */
export function routerTrim(): Plugin {
  return {
    name: 'shop:router-trim',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: {
        id: /react-router[\\/]dist[\\/]production[\\/]lib[\\/](?:router[\\/]instrumentation|dom[\\/]ssr[\\/]errorBoundaries)\.js$/,
      },
      handler: (id) => (id.endsWith('instrumentation.js') ? withoutObservers : withoutErrorScreens),
    },
  };
}
