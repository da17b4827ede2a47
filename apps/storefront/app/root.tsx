import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { Footer, Header, Layout as Frame } from '@shop/theming';
import { useDocumentFacts } from './document/document-context.tsx';
import { LayerAssets } from './document/layer-assets.tsx';
import { shopMiddleware } from './shop/shop-middleware.server.ts';

export const middleware = [shopMiddleware];

export function Layout({ children }: { children: ReactNode }) {
  const { layers, nonce } = useDocumentFacts();
  return (
    <html lang="ja" data-theme={layers.theme} data-variant={layers.variant ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        <LayerAssets />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <Frame kind="shop" messages={[]} sellingStopped={false}
      header={<Header kind="shop" shopName="x" homeHref="/" searchBox={null} mobileNav={null} categories={[]} account={{label:'a',href:'/',isLogin:false}} cart={{href:'/',count:null,onOpen:null}} />}
      footer={<Footer kind="shop" shopName="x" homeHref="/" groups={[]} legal={[]} />}>
      <Outlet />
    </Frame>
  );
}
