import { frameCopy } from '@shop/copy';
import { InvalidChannelLayout } from '@shop/theming';

/** No shop under this host: the sentence alone. No namespace can have its own words here. */
export function UnknownChannelScreen() {
  return <InvalidChannelLayout text={frameCopy.notFoundText} />;
}
