import type { MaintenanceLayoutProps } from '@shop/theming';

export default function MaintenanceLayout(props: MaintenanceLayoutProps) {
  return <div data-slot="maintenance-layout">{JSON.stringify(Object.keys(props))}</div>;
}
