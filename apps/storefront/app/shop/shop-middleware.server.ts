import { chooseLayers, loadLayers, SlotRuntime } from '@shop/theming';
import type { MiddlewareFunction } from 'react-router';
import { assetsOf } from 'virtual:slot-assets';
import { layerTable } from '../themes.ts';
import { requestShopContext } from './shop-context.ts';

/** Finds the channel of the request's host, its settings and its layers, and puts what the page needs into the context. */
export const shopMiddleware: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const host = new URL(request.url).hostname;
  const layers = chooseLayers(layerTable, host.split('.')[0], null);
  const runtime = new SlotRuntime({ layers: await loadLayers(layerTable, layers), assetsOf });
  context.set(requestShopContext, { layers, runtime });
  await runtime.preload(['Layout', 'Header', 'Footer', 'ErrorPage']);
  return next();
};
