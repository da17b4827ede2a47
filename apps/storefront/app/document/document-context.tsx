import { createContext, use } from 'react';
import type { LayerNames } from '@shop/theming';

/** What the outermost elements need, also when no loader ran: on the server from the request, in the browser from `<html>`. */
export interface DocumentFacts {
  readonly layers: LayerNames;
  readonly nonce: string | undefined;
  /** Address of the channel's own colours; null without any, and in the browser, where their link already stands. */
  readonly colorsHref: string | null;
  /** What the server tells the browser by `<html>`; nothing in the browser, which does not draw it again. */
  readonly attributes: Readonly<Record<`data-${string}`, string>>;
  /** Structured data as JSON; the server's alone. */
  readonly structuredData?: string | null;
  /** Style sheets of a route by its id. */
  readonly stylesOf: (routeId: string) => readonly string[];
}

const DocumentContext = createContext<DocumentFacts | null>(null);

export const DocumentProvider = DocumentContext;

/** Facts of the document; throws outside of an entry. */
export function useDocumentFacts(): DocumentFacts {
  const facts = use(DocumentContext);
  if (!facts) throw new Error('an entry must provide the facts of the document');
  return facts;
}
