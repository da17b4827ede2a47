import type { ChannelFormWords } from '@shop/form-definitions';
import { createContext, use, type ReactNode } from 'react';

const none: ChannelFormWords = {};
const FormWordsContext = createContext<ChannelFormWords>(none);

/** Provides the channel's labels and placeholders (setting FORM.FIELDS); none if absent. */
export function FormWordsProvider({
  words = none,
  children,
}: {
  readonly words: ChannelFormWords | undefined;
  readonly children: ReactNode;
}) {
  return <FormWordsContext value={words}>{children}</FormWordsContext>;
}

/** Returns the channel's labels and placeholders, by form and field. */
export function useFormWords(): ChannelFormWords {
  return use(FormWordsContext);
}
