import { useMemo } from 'react';
import { paths } from '@shop/constants';
import { contactCopy, frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import { slot } from '@shop/theming';
import { CaptchaNotice } from '../captcha/captcha-notice.tsx';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import { FillKnown } from '../kinds/fill-known.tsx';
import { useMemberRead } from '../kinds/use-member-read.ts';
import { usePrepare } from '../kinds/use-send-once.ts';
import type { LoadedScreenProps } from '../loading/load-input.ts';
import { lazyLoader } from '../loading/lazy-loader.ts';
import { load } from '../loading/load.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { contactDefinition } from './contact-definition.ts';
import { contactSending } from './contact-sending.ts';
import { loadContact, type ContactRead } from './load.ts';
import { inquiryOf, knownOf } from './inquiry-values.ts';
import { readOwnInquiry } from './own-inquiry.ts';
import { prepareInquiry } from './send-inquiry.ts';
import { useAttachedFiles } from './use-attached-files.ts';
import { useApi } from '@shop/state';

const ContactPage = slot('ContactPage');
const AttachedFilesPanel = slot('AttachedFiles');

export const loader = load(loadContact);
export const clientLoader = lazyLoader(() => import('./load.ts').then((file) => file.loadContact));
export const meta = pageMeta<ContactRead>(({ copyOf }) => ({
  title: copyOf(contactCopy).title,
  description: copyOf(contactCopy).description,
  path: paths.contact(),
  indexable: true,
}));

/** Asking the shop. */
function ContactScreen({ loaderData: { categories, chosen, wish, area } }: LoadedScreenProps<ContactRead>) {
  const api = useApi();
  const t = useCopy(contactCopy);
  const { SELLER } = useShopFrame().settings;
  const own = useMemberRead(readOwnInquiry);
  const attached = useAttachedFiles();
  const definition = useMemo(() => contactDefinition(categories, own?.orders ?? []), [categories, own]);
  const known = useMemo(() => own && knownOf(own.user), [own]);
  const initial = useMemo(
    () => ({ ...known, category: chosen, ...(wish && { body: t.wish(wish) }) }),
    [known, chosen, wish, t],
  );
  const prepare = usePrepare(contactSending, ({ input }) => prepareInquiry(api, input));
  return (
    <ContactPage
      breadcrumbs={[
        { label: frameCopy.home, href: paths.home() },
        { label: t.title, href: paths.contact() },
      ]}
      area={area}
      hours={SELLER.HOURS}
      phone={SELLER.PHONE}
      faqHref={paths.faq()}
      form={
        <ShopForm
          definition={definition}
          initial={initial}
          label={t.title}
          draftKey={paths.contact()}
          onSubmit={(values) => {
            if (attached.isSending) return Promise.resolve({ ok: false, message: t.files.wait, errors: {} });
            const categoryName = categories.find(({ key }) => key === values.category)?.name ?? '';
            return prepare({ input: inquiryOf(values), categoryName, files: attached.files });
          }}
        >
          <FillKnown known={known} />
          <FormFields />
          <AttachedFilesPanel {...attached.view} />
          <SubmitButton wide>{t.submit}</SubmitButton>
          <CaptchaNotice />
        </ShopForm>
      }
    />
  );
}

export default ContactScreen;
