import type { staticPages } from '../../../db/schema/content.ts';
import { accessibilityPage } from './accessibility-page.ts';
import { companyPage } from './company-page.ts';
import { guidePage } from './guide-page.ts';
import { lawPage } from './law-page.ts';
import { privacyPage } from './privacy-page.ts';

export type PageSeed = Omit<typeof staticPages.$inferInsert, 'sortNo' | 'updatedAt'>;

/** The shop's pages. The seller is a plain sample: whoever runs the shop writes his own. */
export const pageData: readonly PageSeed[] = [lawPage, guidePage, privacyPage, companyPage, accessibilityPage];
