import type { Plugin } from 'vite';

/** The router's hooks for observers, as they are without any: 1.3 kB of the first load that the shop never calls. */
const withoutObservers = `
export const instrumentationResultMetaContext = undefined;
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const instrumentHandler = (handler) => handler;
`;

/** Browser build: leaves out a part of the router that only runs when it is given observers. */
export function routerTrim(): Plugin {
  return {
    name: 'shop:router-trim',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]instrumentation\.js$/ },
      handler: () => withoutObservers,
    },
  };
}
