import type { AccountWarning } from '@shop/theming';
import { Notice, TextLink } from '@shop/kit';

/** Something to mend in the account, with the way there. */
export function AccountWarningNotice({ text, way }: AccountWarning) {
  return (
    <Notice tone="warning">
      {text} <TextLink to={way.href}>{way.label}</TextLink>
    </Notice>
  );
}
