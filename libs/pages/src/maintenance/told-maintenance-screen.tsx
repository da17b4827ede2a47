import { useShop, type Maintenance } from '@shop/state';
import { MaintenanceScreen } from './maintenance-screen.tsx';

const unknown: Maintenance = { title: '', message: '' };

/** The screen a 503 leads to, with what the API said (spec §8). */
export function ToldMaintenanceScreen() {
  return <MaintenanceScreen {...useShop(({ base }) => base.maintenance ?? unknown, unknown)} />;
}
