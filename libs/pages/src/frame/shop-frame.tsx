import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { useShop } from '@shop/state';
import { Footer, Header, Layout, LoadingBar, MobileNav } from '@shop/theming';
import type { ReactNode } from 'react';
import { CartDrawerHost } from '../cart-drawer/cart-drawer-host.tsx';
import { UnknownChannelScreen } from '../error/unknown-channel-screen.tsx';
import { LaterSearch } from '../search/later-search.tsx';
import { dismissalScript } from './dismissal-script.ts';
import { FrameProvider } from './frame-context.tsx';
import type { FrameData } from './frame-data.ts';
import { footerGroups, legalLinks } from './frame-links.ts';
import { LaterEffects } from './later-effects.tsx';
import { ToastHost } from './toast-host.tsx';
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
  const t = useCopy(frameCopy);
  const { kind, homeHref, categories, account, cart, messages, sellingStopped, isLoading } = useFrameModel(data);
  const onLinkIntent = useLinkIntentHandler();
  const shopName = data.settings.SITE.NAME;
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
            shopName={shopName}
            homeHref={homeHref}
            categories={categories}
            account={account}
            cart={cart}
            searchBox={isShop ? <LaterSearch /> : null}
            mobileNav={isShop ? <MobileNav categories={categories} links={[account, ...legalLinks(t)]} /> : null}
          />
        }
        footer={<Footer kind={kind} shopName={shopName} homeHref={homeHref} groups={isShop ? footerGroups(t, data.categories) : []} legal={legalLinks(t)} />}
      >
        {children}
      </Layout>
      {data.messages.length > 0 && <script nonce={nonce}>{dismissalScript}</script>}
      {isShop && <CartDrawerHost />}
      <ToastHost />
      <LaterEffects data={data} />
    </FrameProvider>
  );
}
