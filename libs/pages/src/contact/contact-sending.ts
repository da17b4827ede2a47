import { sessionStore } from '@shop/constants/storage';
import type { InquiryInput } from '@shop/api';
import { paths } from '@shop/constants';
import { DRAFT_PREFIX } from '@shop/forms/drafts';
import { parseStored } from '../kinds/parse-stored.ts';
import { sendOnce } from '../kinds/send-once.ts';

/** A file that the server stores for this inquiry until it is sent. */
export interface AttachedFile {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** An inquiry, validated by the server. */
export interface PreparedInquiry {
  readonly input: Omit<InquiryInput, 'mode' | 'idempotency_key' | 'upload_ids'>;
  readonly categoryName: string;
  readonly files: readonly AttachedFile[];
}

export interface InquiryReceipt {
  readonly inquiryNo: string;
  /** ISO 8601. */
  readonly receivedAt: string;
}

/** The inquiry of this tab until it is sent. */
export const contactSending = sendOnce<PreparedInquiry, InquiryReceipt>({
  form: paths.contact(),
  check: paths.contactConfirm(),
  complete: paths.contactComplete(),
});

const filesName = `${DRAFT_PREFIX}${paths.contact()}:files`;

/** Saves the attached files together with the draft. */
export function storeFiles(files: readonly AttachedFile[]): void {
  sessionStore.setItem(filesName, JSON.stringify(files));
}

export function forgetFiles(): void {
  sessionStore.removeItem(filesName);
}

/** Returns the files attached in this tab and not yet sent. */
export function cachedFiles(): readonly AttachedFile[] {
  const stored = parseStored(sessionStore.getItem(filesName));
  // Written only by `keepFiles`; the server checks each file again.
  return Array.isArray(stored) ? (stored as AttachedFile[]) : [];
}
