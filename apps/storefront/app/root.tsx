import { DEFAULT_CURSOR, screenPaths } from '@shop/constants';
import { useErrorMeta } from '@shop/pages/error/error-meta.ts';
import { ErrorScreen } from '@shop/pages/error/error-screen.tsx';
import { isScreenError } from '@shop/pages/error/screen-error.ts';
import { UnknownChannelScreen } from '@shop/pages/error/unknown-channel-screen.tsx';
import { ShopFrame } from '@shop/pages/frame/shop-frame.tsx';
import type { FrameData } from '@shop/pages/frame-data/frame-data.ts';
import { MaintenanceScreen } from '@shop/pages/maintenance/maintenance-screen.tsx';
import { isAt } from '@shop/pages/screens/is-at.ts';
import { useAppSelector } from '@shop/state';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Meta,
  Outlet,
  Scripts,
  useLoaderData,
  useLocation,
  useRouteError,
  useRouteLoaderData,
  type LoaderFunctionArgs,
} from 'react-router';
import { apiBaseOf } from './document/api-base-of.ts';
import { useDocumentContext } from './document/document-context.tsx';
import { EarlyPresses } from './document/early-presses-script.tsx';
import { LayerAssets } from './document/layer-assets.tsx';
import { ShopIcons } from './document/shop-icons.tsx';
import { RouteStyles } from './document/route-styles.tsx';
import { structuredDataId } from './document/structured-data-id.ts';
import { navigationMiddleware } from './shop/navigation-middleware.ts';
import { requestShopContext } from './shop/shop-context.ts';
import { shopMiddleware } from './shop/shop-middleware.server.ts';

export const middleware = [shopMiddleware];
export const clientMiddleware = [navigationMiddleware];

export function loader({ context }: LoaderFunctionArgs): FrameData {
  const frame = context.get(requestShopContext)?.frame;
  if (!frame) throw new Error('the root middleware did not run');
  return frame;
}

/** Settings do not change until the next document. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { layers, nonce, attributes, structuredData } = useDocumentContext();
  const frame = useRouteLoaderData<typeof loader>('root');
  return (
    <html
      lang="ja"
      data-theme={layers.theme}
      data-variant={layers.variant ?? undefined}
      data-cursor={DEFAULT_CURSOR}
      data-sells-to-guests={frame?.settings.SITE.NO_MEMBER_USE || undefined}
      {...attributes}
      data-api-base={apiBaseOf(frame?.environment) || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* In the document, since a file would be another request; on the server only: the element remains. */}
        {import.meta.env.SSR && <ShopIcons icon={frame?.settings.SITE.ICON} />}
        <EarlyPresses nonce={nonce} />
        <Meta />
        {/* Forms are rendered by screens, not by slots: their styles are loaded with the route. */}
        <RouteStyles />
        <LayerAssets />
        {/* Last, so that hydration, which does not render it, finds all other elements in order; the next page
            removes it. */}
        {import.meta.env.SSR && structuredData && (
          <script id={structuredDataId} type="application/ld+json">
            {structuredData}
          </script>
        )}
      </head>
      <body>
        {children}
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export const meta = useErrorMeta;

export default function App() {
  const data = useLoaderData<typeof loader>();
  const { nonce } = useDocumentContext();
  const { pathname } = useLocation();
  if (isAt(pathname, screenPaths.maintenance)) return <Outlet />;
  return (
    <ShopFrame data={data} nonce={nonce}>
      <Outlet />
    </ShopFrame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { nonce } = useDocumentContext();
  const isLogin = useAppSelector(({ auth }) => auth.isLogin);
  const frame = useRouteLoaderData<typeof loader>('root');
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const reason: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  if (isScreenError(reason)) {
    if (reason.kind === 'maintenance') return <MaintenanceScreen title={reason.title} message={reason.message} />;
    return reason.kind === 'unknown-channel' ? <UnknownChannelScreen /> : <ErrorScreen status={404} isLogin={false} />;
  }
  const screen = <ErrorScreen status={status} isLogin={isLogin} />;
  return frame ? (
    <ShopFrame data={frame} nonce={nonce}>
      {screen}
    </ShopFrame>
  ) : (
    screen
  );
}
