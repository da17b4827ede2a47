import { ErrorPage } from '@shop/theming';

export default function CatchAll() {
  return <ErrorPage status={404} heading="404" text="x" home={{ label: 'x', href: '/' }} />;
}
