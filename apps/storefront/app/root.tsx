import { ErrorScreen, isScreenError, UnknownChannelScreen } from '@shop/pages/error';
import { ShopFrame, type FrameData } from '@shop/pages/frame';
import { MaintenanceScreen } from '@shop/pages/maintenance';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useLoaderData, useRouteError, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useDocumentFacts } from './document/document-context.tsx';
import { LayerAssets } from './document/layer-assets.tsx';
import { requestShopContext } from './shop/shop-context.ts';
import { shopMiddleware } from './shop/shop-middleware.server.ts';

export const middleware = [shopMiddleware];

export function loader({ context }: LoaderFunctionArgs): FrameData {
  const frame = context.get(requestShopContext)?.frame;
  if (!frame) throw new Error('the root middleware did not run');
  return frame;
}

/** Settings stay the same until the next document. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { layers, nonce } = useDocumentFacts();
  return (
    <html lang="ja" data-theme={layers.theme} data-variant={layers.variant ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links nonce={nonce} />
        <LayerAssets />
      </head>
      <body>
        {children}
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <ShopFrame data={useLoaderData<typeof loader>()}>
      <Outlet />
    </ShopFrame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const frame = useRouteLoaderData<typeof loader>('root');
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const reason: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  if (isScreenError(reason)) {
    if (reason.kind === 'maintenance') return <MaintenanceScreen title={reason.title} message={reason.message} />;
    return reason.kind === 'unknown-channel' ? <UnknownChannelScreen /> : <ErrorScreen status={404} isLogin={false} />;
  }
  const screen = <ErrorScreen status={status} isLogin={false} />;
  return frame ? <ShopFrame data={frame}>{screen}</ShopFrame> : screen;
}
