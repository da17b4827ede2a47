import type { ErrorPageProps } from '@shop/theming';

export default function ErrorPage(props: ErrorPageProps) {
  return <div data-slot="error-page">{JSON.stringify(Object.keys(props))}</div>;
}
