import { frameCopy } from '@shop/copy';
import { ToldMaintenanceScreen } from '@shop/pages/maintenance';
import type { MetaDescriptor } from 'react-router';

/** Where a 503 leads (spec §8). While the shop really is closed the root answers before this page does. */
export const meta = (): MetaDescriptor[] => [{ title: frameCopy.maintenanceTitle }, { name: 'robots', content: 'noindex, nofollow' }];

export default function MaintenanceRoute() {
  return <ToldMaintenanceScreen />;
}
