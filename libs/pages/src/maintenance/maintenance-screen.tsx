import { paths } from '@shop/constants';
import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { MaintenanceLayout } from '@shop/theming';

/** The maintenance page with the shop's message. */
export function MaintenanceScreen({ title, message }: { title: string; message: string }) {
  const t = useCopy(frameCopy);
  return <MaintenanceLayout title={title || t.maintenanceTitle} message={message} retryHref={paths.home()} />;
}
