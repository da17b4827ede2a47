import type { LoadingBarProps } from '@shop/theming';

export default function LoadingBar(props: LoadingBarProps) {
  return <div data-slot="loading-bar">{JSON.stringify(Object.keys(props))}</div>;
}
