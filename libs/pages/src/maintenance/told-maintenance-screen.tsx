import { maintenanceCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { useShop, type Maintenance } from '@shop/state';
import { MaintenanceScreen } from './maintenance-screen.tsx';

const unknown: Maintenance = { title: '', message: '' };

/** The screen a 503 leads to, with what the API said (spec §8). */
export function ToldMaintenanceScreen() {
  const t = useCopy(maintenanceCopy);
  const { title, message } = useShop(({ base }) => base.maintenance ?? unknown, unknown);
  return <MaintenanceScreen title={title} message={message || t.message} />;
}
