import { frameCopy, maintenanceCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { type Maintenance, useAppSelector } from '@shop/state';
import type { MetaDescriptor } from 'react-router';
import { MaintenanceScreen } from './maintenance-screen.tsx';

const unknown: Maintenance = { title: '', message: '' };

export const meta = (): MetaDescriptor[] => [
  { title: frameCopy.maintenanceTitle },
  { name: 'robots', content: 'noindex, nofollow' },
];

/** Where a 503 leads, with what the API said (spec §8). While the shop really is closed the root answers before this page does. */
function ToldMaintenanceScreen() {
  const t = useCopy(maintenanceCopy);
  const { title, message } = useAppSelector(({ base }) => base.maintenance ?? unknown);
  return <MaintenanceScreen title={title} message={message || t.message} />;
}

export default ToldMaintenanceScreen;
