import { createContext, use, type ReactNode } from 'react';

/** Told the path of a link as soon as the shopper means to follow it. */
export type OnLinkIntent = (path: string) => void;

const ignore: OnLinkIntent = () => undefined;
const LinkIntentContext = createContext<OnLinkIntent>(ignore);

/** Lets the shell load the slots of a page while the shopper's pointer, finger or focus rests on a link to it. */
export function LinkIntentProvider({ onIntent, children }: { onIntent: OnLinkIntent; children: ReactNode }) {
  return <LinkIntentContext value={onIntent}>{children}</LinkIntentContext>;
}

/** The listener of the nearest provider; does nothing without one. */
export function useLinkIntent(): OnLinkIntent {
  return use(LinkIntentContext);
}
