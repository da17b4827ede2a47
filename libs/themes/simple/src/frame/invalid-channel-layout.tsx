import type { InvalidChannelLayoutProps } from '@shop/theming';

export default function InvalidChannelLayout(props: InvalidChannelLayoutProps) {
  return <div data-slot="invalid-channel-layout">{JSON.stringify(Object.keys(props))}</div>;
}
