import type { ChannelFormTexts } from '@shop/form-definitions';
import { createContext, use, type ReactNode } from 'react';

const none: ChannelFormTexts = {};
const FormTextsContext = createContext<ChannelFormTexts>(none);

/** Provides the channel's labels and placeholders (setting FORM.FIELDS); none if absent. */
export function FormTextsProvider({
  texts = none,
  children,
}: {
  readonly texts: ChannelFormTexts | undefined;
  readonly children: ReactNode;
}) {
  return <FormTextsContext value={texts}>{children}</FormTextsContext>;
}

/** Returns the channel's labels and placeholders, by form and field. */
export function useFormTexts(): ChannelFormTexts {
  return use(FormTextsContext);
}
