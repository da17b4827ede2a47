import type { ChannelFormWords } from '@shop/form-definitions';
import { createContext, use, type ReactNode } from 'react';

const none: ChannelFormWords = {};
const FormWordsContext = createContext<ChannelFormWords>(none);

/** Gives the forms below it the channel's labels and placeholders (setting FORM.FIELDS); none where it is absent. */
export function FormWordsProvider({
  words = none,
  children,
}: {
  readonly words: ChannelFormWords | undefined;
  readonly children: ReactNode;
}) {
  return <FormWordsContext value={words}>{children}</FormWordsContext>;
}

/** The channel's labels and placeholders, by form and field. */
export function useFormWords(): ChannelFormWords {
  return use(FormWordsContext);
}
