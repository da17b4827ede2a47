import { createContext, use } from 'react';
import type { LayerNames } from '@shop/theming';

/**
 * The data of the outermost elements, available even if no loader ran: on the server from the request, in the browser
 * from `<html>`.
 */
export interface DocumentFacts {
  readonly layers: LayerNames;
  readonly nonce: string | undefined;
  /** The URL of the channel's own colours; null without any, and in the browser, where the link already exists. */
  readonly colorsHref: string | null;
  /** The attributes of `<html>` from the server; empty in the browser, which does not render them again. */
  readonly attributes: Readonly<Record<`data-${string}`, string>>;
  /** Structured data as JSON; on the server only. */
  readonly structuredData?: string | null;
  /** The URLs of the screen's own stylesheets; empty in the browser, where the links already exist. */
  readonly screenStyles: readonly string[];
}

const DocumentContext = createContext<DocumentFacts | null>(null);

export const DocumentProvider = DocumentContext;

/** Returns the data of the document. @throws Error outside of an entry */
export function useDocumentContext(): DocumentFacts {
  const facts = use(DocumentContext);
  if (!facts) throw new Error('an entry must provide the facts of the document');
  return facts;
}
