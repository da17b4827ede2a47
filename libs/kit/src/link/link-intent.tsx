import { createContext, use, type ReactNode } from 'react';

/** Called with the path of a link that the shopper is about to follow. */
export type OnLinkIntent = (path: string) => void;

const ignore: OnLinkIntent = () => undefined;
const LinkIntentContext = createContext<OnLinkIntent>(ignore);

/** Calls `onIntent` when pointer, finger or focus is on a link, so that the shell can load the slots of its page. */
export function LinkIntentProvider({ onIntent, children }: { onIntent: OnLinkIntent; children: ReactNode }) {
  return <LinkIntentContext value={onIntent}>{children}</LinkIntentContext>;
}

/** Returns the listener of the nearest provider; one that does nothing without a provider. */
export function useLinkIntent(): OnLinkIntent {
  return use(LinkIntentContext);
}
