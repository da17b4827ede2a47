import { loadCustomisation, loadLayers, renderedSlots, SlotProvider, SlotRuntime } from '@shop/theming';
import { reloadIfStale } from '@shop/pages/connection/reload-if-stale.ts';
import { startRetrying } from '@shop/pages/connection/retry-queue.ts';
import { CustomerProvider } from '@shop/pages/customer/customer-provider.tsx';
import { browserEnvironment, makeStore, type AppStore } from '@shop/state';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { DocumentProvider } from './document/document-context.tsx';
import { followTranslation, reportUnlessTranslated } from './document/follow-translation.ts';
import { apiContext, storeContext } from '@shop/pages/loading/contexts.ts';
import { browserRuntime } from './shop/browser-runtime.ts';
import { onLoadError } from './shop/on-load-error.ts';
import { layerTable } from './themes.ts';

/** Loads the slots that the server has rendered before hydration, so that nothing suspends or flickers. */
async function hydrate(): Promise<void> {
  const { theme, variant, breakpoints = null } = document.documentElement.dataset;
  const layers = { theme: theme ?? 'simple', variant: variant ?? null };
  const [definitions, customisation] = await Promise.all([
    loadLayers(layerTable, layers),
    loadCustomisation(layerTable, layers),
  ]);
  const runtime = new SlotRuntime({ layers: definitions, breakpoints, onLoadError });
  browserRuntime.set(runtime);
  await runtime.preload(renderedSlots(document, 'now'));
  if (import.meta.env.DEV) await Promise.all(definitions.map(({ tokens }) => tokens?.()));
  const store = makeStore({
    baseUrl: document.documentElement.dataset.apiBase ?? '',
    environment: browserEnvironment(),
  });
  // Parts that hydrate after the store is restored must start with the state that the server rendered.
  const guest = store.getState();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <DocumentProvider
          value={{
            layers,
            nonce: undefined,
            colorsHref: null,
            attributes: {},
            screenStyles: [],
          }}
        >
          <CustomerProvider customisation={customisation}>
            <SlotProvider runtime={runtime}>
              <Provider store={store} serverState={guest}>
                <HydratedRouter getContext={() => contextOf(store)} />
              </Provider>
            </SlotProvider>
          </CustomerProvider>
        </DocumentProvider>
      </StrictMode>,
      { onRecoverableError: reportUnlessTranslated },
    );
  });
}

function contextOf(store: AppStore): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, store.api);
  context.set(storeContext, store);
  return context;
}

// A file of an older release other than a slot: the same check.
window.addEventListener('vite:preloadError', () => void reloadIfStale());

startRetrying();

followTranslation();
void hydrate();
