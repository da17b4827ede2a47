import { frameCopy } from '@shop/copy';
import { InvalidChannelLayout } from '@shop/theming';

/** The page for a host without a shop: only a sentence, which no customer can change. */
export function UnknownChannelScreen() {
  return <InvalidChannelLayout text={frameCopy.notFoundText} />;
}
