export { MaintenanceScreen } from './maintenance-screen.tsx';
export { ToldMaintenanceScreen } from './told-maintenance-screen.tsx';
