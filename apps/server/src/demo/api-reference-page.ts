import { httpMethods, type OpenApiDocument, type Operation } from '../contract/openapi-document.ts';
import { inboxStyle } from './inbox-style.ts';

interface Entry {
  method: string;
  path: string;
  operation: Operation;
}

/** Every operation of the contract by its tag, as one page of HTML without script. */
export function apiReferencePage(document: OpenApiDocument): string {
  const entries = Object.entries(document.paths).flatMap(([path, item]) =>
    httpMethods.flatMap((method): Entry[] => {
      const operation = item[method];
      return operation ? [{ method: method.toUpperCase(), path, operation }] : [];
    }),
  );
  const groups = Map.groupBy(entries, ({ operation }) => operation.tags?.[0] ?? '');
  return `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API一覧(デモ)</title>
<style>${inboxStyle.css}</style>
</head>
<body>
<main>
<h1>API一覧(デモ)</h1>
<p class="quiet">${entries.length}件の操作があります。項目と例は<a href="/demo/openapi.json">OpenAPI 3.1の文書</a>にあります。</p>
${[...groups].map(([tag, list]) => `<h2 lang="en">${escape(tag)}</h2>\n<ol>${list.map(entryItem).join('')}</ol>`).join('\n')}
</main>
</body>
</html>
`;
}

function entryItem({ method, path, operation }: Entry): string {
  const { operationId, summary = '', description = '' } = operation;
  return `<li><article lang="en"><details>
<summary><h3><code>${method} ${escape(path)}</code></h3></summary>
<p class="body">${escape([summary, description].filter((text) => text !== '').join('\n\n'))}\n\n<code>${escape(operationId)}</code></p>
</details></article></li>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
