import { CAUTION_KEYS, paths } from '@shop/constants';
import { contactCopy, whole } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { formatDateTime } from '@shop/japanese';
import { slot } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { loadCaution } from '../account/load-caution.ts';
import { contactSending, type InquiryReceipt } from '../contact/contact-sending.ts';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import type { LoadInput, ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';

const ContactCompletePage = slot('ContactCompletePage');

interface Completed {
  readonly receipt: InquiryReceipt;
  /** The caution of the shop, HTML; null for none. */
  readonly caution: string | null;
  readonly shop: string | null;
}

/** Reads the inquiry sent in this tab; sends nothing. @throws a redirect to the form if nothing was sent */
async function loadComplete(input: LoadInput): Promise<Completed> {
  const receipt = contactSending.receipt();
  const [caution, shop] = await Promise.all([
    loadCaution(input, CAUTION_KEYS.contactComplete),
    loadCaution(input, CAUTION_KEYS.contactCompleteShop),
  ]);
  return { receipt, caution, shop };
}

export const clientLoader = Object.assign(load(loadComplete), { hydrate: true as const });
export const meta = hiddenMeta(contactCopy, (t) => t.complete.title);

/** The inquiry is with the shop. */
function ContactCompleteScreen({ loaderData: completed }: ScreenProps<Completed>) {
  const t = useCopy(contactCopy).complete;
  const { SELLER } = useShopFrame().settings;
  return (
    <ContactCompletePage
      inquiry={
        completed
          ? {
              number: completed.receipt.inquiryNo,
              receivedAt: formatDateTime(new Date(completed.receipt.receivedAt)),
            }
          : null
      }
      hours={whole(SELLER.HOURS)}
      caution={completed?.caution ?? null}
      shopCaution={completed?.shop ?? null}
      ways={[
        { label: t.home, href: paths.home() },
        { label: t.faq, href: paths.faq() },
      ]}
    />
  );
}

export const HydrateFallback = ContactCompleteScreen;
export default ContactCompleteScreen;
