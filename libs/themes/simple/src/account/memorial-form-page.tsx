import type { MemorialFormPageProps } from '@shop/theming';
import { FormPage } from '../kinds/form-page.tsx';

/** A day of the year, written down or changed. */
export default function MemorialFormPage(page: MemorialFormPageProps) {
  return <FormPage {...page} />;
}
