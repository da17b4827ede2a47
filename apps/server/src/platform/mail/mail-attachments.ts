import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { inquiries } from '../db/schema/inquiries.ts';
import { uploads } from '../db/schema/uploads.ts';
import type { Mail } from './mail.types.ts';

/** An attachment of a mail. `contentType` is detected from the content, never from the name. */
export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

const endings: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'application/pdf': ['.pdf'],
};

/** Returns the attachments of a mail: the files of an inquiry, in the mail to the shop. */
export async function attachmentsOf(db: Db, mail: Pick<Mail, 'kind' | 'data'>): Promise<MailAttachment[]> {
  if (mail.kind !== 'inquiry_notice' || !('inquiryNo' in mail.data)) return [];
  return filesOfInquiry(db, mail.data.inquiryNo);
}

/** Returns the files of an inquiry, with names that are not those of programs. */
export async function filesOfInquiry(db: Db, inquiryNo: string): Promise<MailAttachment[]> {
  const rows = await db
    .select({ name: uploads.name, contentType: uploads.mediaType, content: uploads.content })
    .from(uploads)
    .innerJoin(inquiries, eq(inquiries.id, uploads.inquiryId))
    .where(eq(inquiries.inquiryNo, inquiryNo))
    .orderBy(asc(uploads.createdAt), asc(uploads.id));
  return rows.map(({ name, contentType, content }, index) => ({
    filename: `${index + 1}_${safeName(name, contentType)}`,
    contentType,
    content: Buffer.from(content),
  }));
}

/** Returns a name with the extension of its content type. */
export function safeName(name: string, contentType: string): string {
  const known = endings[contentType] ?? ['.bin'];
  return known.some((ending) => name.toLowerCase().endsWith(ending)) ? name : `${name}${known[0]}`;
}
