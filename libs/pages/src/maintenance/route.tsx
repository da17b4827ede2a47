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

/** The page after a 503, with the API's message (spec §8). During maintenance the root responds before this page. */
function MaintenanceNotice() {
  const t = useCopy(maintenanceCopy);
  const { title, message } = useAppSelector(({ base }) => base.maintenance ?? unknown);
  return <MaintenanceScreen title={title} message={message || t.message} />;
}

export default MaintenanceNotice;
