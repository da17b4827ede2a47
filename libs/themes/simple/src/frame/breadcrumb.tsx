import type { BreadcrumbProps } from '@shop/theming';

export default function Breadcrumb(props: BreadcrumbProps) {
  return <div data-slot="breadcrumb">{JSON.stringify(Object.keys(props))}</div>;
}
