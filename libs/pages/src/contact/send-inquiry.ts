import type { InquiryInput, ApiClient } from '@shop/api';
import type { InquiryReceipt } from './contact-sending.ts';

/** Sends an inquiry; under the same key a second time it is answered as the first. @throws ApiFailure */
export async function sendInquiry(
  api: ApiClient,
  input: Omit<InquiryInput, 'mode'> & { readonly idempotency_key: string },
): Promise<InquiryReceipt> {
  const { data } = await api.POST('/v1/inquiries', { body: { ...input, mode: 'send' } });
  // `send` always has both; the contract shares its answer with `prepare`.
  return { inquiryNo: data.inquiry_no ?? '', receivedAt: data.received_at ?? '' };
}

/** Validates an inquiry on the server without saving it. @throws ApiFailure with messages by field */
export async function prepareInquiry(api: ApiClient, input: Omit<InquiryInput, 'mode'>): Promise<void> {
  await api.POST('/v1/inquiries', { body: { ...input, mode: 'prepare' } });
}
