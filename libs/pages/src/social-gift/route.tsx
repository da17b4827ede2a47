import { paths } from '@shop/constants';
import { socialGiftCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { giftCodeForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import { formatDateTime } from '@shop/japanese';
import { slot, type GiftEnd, type SocialGiftPageProps, type NamedLink } from '@shop/theming';
import { useNavigate, useRevalidator } from 'react-router';
import { hiddenMeta } from '../account/hidden-meta.ts';
import type { Reading } from '../account/load-or-offline.ts';
import { keyLoader } from '../guards/possible-key.ts';
import type { ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { givenProduct } from './given-product.ts';
import { readGift, type GiftFound } from './read-gift.ts';

const SocialGiftPage = slot('SocialGiftPage');

export const loader = keyLoader;

export const clientLoader = Object.assign(load(readGift), { hydrate: true as const });

export const meta = hiddenMeta(socialGiftCopy, (t) => t.title);

/** The first page of a gift; requests the code without a key, and explains an expired link. */
function SocialGiftScreen({ loaderData: reading = null }: ScreenProps<Reading<GiftFound>>) {
  const { overWays: t } = useCopy(socialGiftCopy);
  const { revalidate } = useRevalidator();
  const page = ((): SocialGiftPageProps => {
    if (reading === null || reading.status === 'leaving') return { status: 'loading' };
    if (reading.status === 'outage') return { status: 'outage', onRetry: () => void revalidate() };
    const found = reading.data;
    if (found === null) return { status: 'code', form: <CodeForm /> };
    if (found.end !== null) return { status: 'over', why: found.end, ways: waysOf(found.end, found.key, t) };
    const { gift, key } = found;
    return {
      status: 'open',
      gift: {
        sender: gift.sender_name,
        receiver: gift.receiver_name,
        message: gift.message,
        until: formatDateTime(new Date(gift.expires_at)),
        products: gift.products.map(givenProduct),
        receiveHref: paths.socialGiftShipping(key),
      },
    };
  })();
  return <SocialGiftPage {...page} />;
}

function waysOf(end: GiftEnd, key: string, t: (typeof socialGiftCopy)['overWays']): readonly NamedLink[] {
  const home = { label: t.home, href: paths.home() };
  if (end === 'unknown') return [{ label: t.again, href: paths.socialGift() }, home];
  return end === 'used' ? [{ label: t.complete, href: paths.socialGiftComplete(key) }, home] : [home];
}

function CodeForm() {
  const { code: t } = useCopy(socialGiftCopy);
  const navigate = useNavigate();
  return (
    <ShopForm
      definition={giftCodeForm}
      label={t.title}
      onSubmit={async ({ code }) => {
        await navigate(paths.socialGift(codeOf(code)));
        return { ok: true };
      }}
    >
      <FormFields />
      <SubmitButton wide>{t.submit}</SubmitButton>
    </ShopForm>
  );
}

export const HydrateFallback = SocialGiftScreen;

export default SocialGiftScreen;

/** Returns the typed code, also from a pasted link. */
function codeOf(typed: string): string {
  const code = typed.normalize('NFKC').replaceAll(/\s/g, '');
  return /\/social-gift\/([^/?#]+)/.exec(code)?.[1] ?? code;
}
