import { ApiFailure, type ApiClient } from '@shop/api';
import { contactCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { contactForm } from '@shop/form-definitions';
import { useFormDefinition } from '@shop/forms';
import { useApi } from '@shop/state';
import { slot } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { CaptchaNotice } from '../captcha/captcha-notice.tsx';
import { contactSending, forgetFiles, type InquiryReceipt, type PreparedInquiry } from '../contact/contact-sending.ts';
import { inquiryRows } from '../contact/inquiry-rows.ts';
import { sendInquiry } from '../contact/send-inquiry.ts';
import { useSending } from '../kinds/use-send-once.ts';
import type { ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';

const ContactConfirmPage = slot('ContactConfirmPage');

/** @throws a redirect where nothing was typed, or all of it was sent */
const loadConfirm = async (): Promise<PreparedInquiry> => contactSending.prepared().values;

export const clientLoader = Object.assign(load(loadConfirm), { hydrate: true as const });
export const meta = hiddenMeta(contactCopy, (t) => t.confirm.title);

/** The typed inquiry, to be confirmed before it is sent. */
function ContactConfirmScreen({ loaderData: inquiry }: ScreenProps<PreparedInquiry>) {
  const t = useCopy(contactCopy).confirm;
  const api = useApi();
  const { fields } = useFormDefinition(contactForm);
  const sending = useSending(contactSending, (inquiry, key) => send(api, inquiry, key));
  return (
    <ContactConfirmPage
      {...sending}
      rows={inquiry ? inquiryRows(inquiry, fields, t) : null}
      notice={<CaptchaNotice />}
    />
  );
}

async function send(api: ApiClient, { input, files }: PreparedInquiry, key: string): Promise<InquiryReceipt> {
  try {
    const receipt = await sendInquiry(api, { ...input, idempotency_key: key, upload_ids: files.map(({ id }) => id) });
    forgetFiles();
    return receipt;
  } catch (error) {
    // Files that the shop has no more are to be picked again.
    if (error instanceof ApiFailure && error.errors['upload_ids']) forgetFiles();
    throw error;
  }
}

export const HydrateFallback = ContactConfirmScreen;
export default ContactConfirmScreen;
