import type { InquiryInput, ApiClient } from '@shop/api';
import type { InquiryReceipt } from './contact-sending.ts';

/** Sends an inquiry; a repetition with the same key has the same response. @throws ApiFailure */
export async function sendInquiry(
  api: ApiClient,
  input: Omit<InquiryInput, 'mode'> & { readonly idempotency_key: string },
): Promise<InquiryReceipt> {
  const { data } = await api.POST('/v1/inquiries', { body: { ...input, mode: 'send' } });
  // `send` always has both; in the contract it shares its response with `prepare`.
  return { inquiryNo: data.inquiry_no ?? '', receivedAt: data.received_at ?? '' };
}

/** Validates an inquiry on the server without saving it. @throws ApiFailure with messages by field */
export async function prepareInquiry(api: ApiClient, input: Omit<InquiryInput, 'mode'>): Promise<void> {
  await api.POST('/v1/inquiries', { body: { ...input, mode: 'prepare' } });
}
