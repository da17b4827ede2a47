import { FormTextsProvider } from '@shop/forms/overrides';
import { useAppSelector } from '@shop/state';
import {
  Header,
  Layout,
  LoadingBar,
  LogoContext,
  deferred,
  renderedSlots,
  useDeferred,
  useSlotRuntime,
} from '@shop/theming';
import type { ReactNode } from 'react';
import { CartDrawerHost } from '../cart-drawer/cart-drawer-host.tsx';
import { EarlyConnectionNotice } from '../connection/plain-connection-notice.tsx';
import { UnknownChannelScreen } from '../error/unknown-channel-screen.tsx';
import { DeferredSearch } from '../search/deferred-search.tsx';
import { FrameProvider } from '../frame-data/frame-context.tsx';
import type { FrameData } from '../frame-data/frame-data.ts';
import { DeferredFooter, DeferredMenu } from './deferred-frame.tsx';
import { useFrameModel } from './use-frame-model.ts';
import { MESSAGE_COOKIE_SUFFIX } from '@shop/constants';
import { useMemo, useCallback } from 'react';

/** Only where staff is in the shop as a member. */
const SupportBanner = deferred(() => import('../support/support-banner.tsx').then((file) => file.SupportBanner));

const ShopEffects = deferred(() => import('./shop-effects.tsx').then((file) => file.ShopEffects));

/**
 * Hides dismissed shop messages before the first paint, since the document is the same for all shoppers. Identical on
 * every page, so that one CSP hash allows it.
 */
const dismissalScript = `try{for(const e of document.querySelectorAll("[data-shop-message]")){const n=encodeURIComponent(e.dataset.shopMessage+"${MESSAGE_COOKIE_SUFFIX}")+"="+encodeURIComponent(e.dataset.version);if(document.cookie.split("; ").includes(n))e.hidden=true}}catch{}`;

export interface ShopFrameProps {
  readonly data: FrameData;
  /** The CSP nonce of this document, if it has one. */
  readonly nonce: string | undefined;
  readonly children: ReactNode;
}

/** The frame of a page: header, footer, messages, loading bar. */
export function ShopFrame({ data, nonce, children }: ShopFrameProps) {
  const { kind, homeHref, categories, account, cart, messages, sellingStopped, isLoading } = useFrameModel(data);
  const onLinkIntent = useLinkIntentHandler();
  const isShop = kind === 'shop';
  const isManagerLogin = useAppSelector(({ auth }) => auth.isManagerLogin);
  if (useAppSelector(({ progress }) => progress.isChannelInvalid)) return <UnknownChannelScreen />;
  return (
    <FrameProvider data={data}>
      {isManagerLogin && <SupportBanner />}
      <LoadingBar active={isLoading} />
      <LogoContext value={data.settings.SITE.LOGO}>
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
              searchBox={isShop ? <DeferredSearch /> : null}
              mobileNav={isShop ? <DeferredMenu categories={categories} account={account} /> : null}
            />
          }
          footer={<DeferredFooter data={data} kind={kind} homeHref={homeHref} />}
        >
          <FormTextsProvider texts={data.settings.FORM.FIELDS}>{children}</FormTextsProvider>
        </Layout>
      </LogoContext>
      {data.messages.length > 0 && <script nonce={nonce}>{dismissalScript}</script>}
      {isShop && <CartDrawerHost />}
      <EarlyConnectionNotice />
      <DeferredEffects data={data} />
    </FrameProvider>
  );
}

/**
 * Loads the effects of the frame after the deferred slots: the store re-renders them, and a slot rendered before its
 * script is loaded would disappear for a moment.
 */
function DeferredEffects({ data }: { data: FrameData }) {
  const runtime = useSlotRuntime();
  const slots = useMemo(
    () => ({ isReady: () => false, load: () => runtime.preload(renderedSlots(document, 'deferred')) }),
    [runtime],
  );
  return useDeferred(slots) && <ShopEffects data={data} />;
}

/** Loads the slots of the page that a link leads to while the pointer, finger or focus rests on it. */
function useLinkIntentHandler(): (path: string) => void {
  const runtime = useSlotRuntime();
  return useCallback(
    (path) => {
      const preload = async () => {
        const { slotsAt } = await import('../screens/slots-at.ts');
        await runtime.preload(slotsAt(path));
      };
      // Only a preload; the navigation itself reports its failure.
      preload().catch(() => undefined);
    },
    [runtime],
  );
}
