import { serializeJsonLd } from './serialize-json-ld.ts';

/** Structured data for search engines. The only place that writes a script element. */
export function JsonLd({ data }: { data: Readonly<Record<string, unknown>> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }} />;
}
