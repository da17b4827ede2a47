import { CopyProvider } from '@shop/copy/react';
import { FormOverridesProvider } from '@shop/forms/overrides';
import type { Customisation } from '@shop/theming';
import type { ReactNode } from 'react';

/** Provides the copy and the forms of the channel's customer to all screens (spec §1, §3). */
export function CustomerProvider({
  customisation,
  children,
}: {
  readonly customisation: Customisation;
  readonly children: ReactNode;
}) {
  return (
    <CopyProvider overrides={customisation.copy}>
      <FormOverridesProvider overrides={customisation.forms}>{children}</FormOverridesProvider>
    </CopyProvider>
  );
}
