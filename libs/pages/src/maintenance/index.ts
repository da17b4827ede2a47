export { MaintenanceScreen } from './maintenance-screen.tsx';
