import { useShop } from '@shop/state';
import { Header, Layout, LoadingBar } from '@shop/theming';
import type { ReactNode } from 'react';
import { CartDrawerHost } from '../cart-drawer/cart-drawer-host.tsx';
import { UnknownChannelScreen } from '../error/unknown-channel-screen.tsx';
import { LaterSearch } from '../search/later-search.tsx';
import { dismissalScript } from './dismissal-script.ts';
import { FrameProvider } from '../frame-data/frame-context.tsx';
import type { FrameData } from '../frame-data/frame-data.ts';
import { LaterEffects } from './later-effects.tsx';
import { LaterFooter, LaterMenu } from './later-frame.tsx';
import { useFrameModel } from './use-frame-model.ts';
import { useLinkIntentHandler } from './use-link-intent-handler.ts';

export interface ShopFrameProps {
  readonly data: FrameData;
  /** Of this document, when it has one. */
  readonly nonce: string | undefined;
  readonly children: ReactNode;
}

/** Everything around a page: head, foot, messages, the sign that a page is on its way. */
export function ShopFrame({ data, nonce, children }: ShopFrameProps) {
  const { kind, homeHref, categories, account, cart, messages, sellingStopped, isLoading } = useFrameModel(data);
  const onLinkIntent = useLinkIntentHandler();
  const isShop = kind === 'shop';
  if (useShop(({ progress }) => progress.isChannelInvalid, false)) return <UnknownChannelScreen />;
  return (
    <FrameProvider data={data}>
      <LoadingBar active={isLoading} />
      <Layout
        kind={kind}
        messages={messages}
        sellingStopped={sellingStopped}
        onLinkIntent={onLinkIntent}
        header={
          <Header
            kind={kind}
            shopName={data.settings.SITE.NAME}
            homeHref={homeHref}
            categories={categories}
            account={account}
            cart={cart}
            searchBox={isShop ? <LaterSearch /> : null}
            mobileNav={isShop ? <LaterMenu categories={categories} account={account} /> : null}
          />
        }
        footer={<LaterFooter data={data} kind={kind} homeHref={homeHref} />}
      >
        {children}
      </Layout>
      {data.messages.length > 0 && <script nonce={nonce}>{dismissalScript}</script>}
      {isShop && <CartDrawerHost />}
      <LaterEffects data={data} />
    </FrameProvider>
  );
}
