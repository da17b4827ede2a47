import type { InquiryInput } from '@shop/api';
import { paths, withQuery } from '@shop/constants';
import type { CheckPageProps } from '@shop/theming';
import type { InquiryReceipt } from '../contact/contact-sending.ts';
import { sendOnce } from '../kinds/send-once.ts';

/** An order of catalogues, validated by the server. */
export interface PreparedCatalogs {
  readonly input: Omit<InquiryInput, 'mode' | 'idempotency_key' | 'upload_ids'>;
  /** As it is read once more. */
  readonly rows: CheckPageProps['rows'];
}

const path = paths.catalogOrder();

/** The order of catalogues of this tab, in three steps of one page. */
export const catalogSending = sendOnce<PreparedCatalogs, InquiryReceipt>({
  form: path,
  check: withQuery(path, { step: 'confirm' }),
  complete: withQuery(path, { step: 'complete' }),
});
