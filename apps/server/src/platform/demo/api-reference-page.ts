import { httpMethods, type OpenApiDocument } from '../contract/openapi-document.ts';
import { escapeHtml } from '../http/escape-html.ts';

/** The stylesheet of the API reference: the parts that Redoc leaves to the page. */
export const apiReferenceStyle = `
:root { color-scheme: light; }
body { margin: 0; }
#reference:empty::before { content: 'API'; display: block; padding: 48px; font: 1rem sans-serif; }
noscript { display: block; max-width: 48rem; margin: 0 auto; padding: 24px 16px 64px; font: 1rem/1.75 'Noto Sans JP', 'Hiragino Sans', 'Yu Gothic UI', Meiryo, sans-serif; }
`;

/** Files that the page loads, below its own address. */
export const referenceFiles = { library: 'redoc.js', start: 'start.js', style: 'style.css' } as const;

/** Puts the contract into the page; a separate file, since the policy allows no inline script. */
export const referenceStart = `Redoc.init('/demo/openapi.json', { nativeScrollbars: true, hideDownloadButton: true, sortTagsAlphabetically: false, pathInMiddlePanel: true }, document.getElementById('reference'));\n`;

/** The page that shows the contract by Redoc; without script it lists the calls. */
export function apiReferencePage({ paths, info }: OpenApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    httpMethods.flatMap((method) => {
      const operation = item[method];
      return operation
        ? [
            `<li><code>${method.toUpperCase()} ${escapeHtml(path)}</code> <span lang="en">${escapeHtml(operation.summary ?? '')}</span></li>`,
          ]
        : [];
    }),
  );
  return `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API一覧 ${escapeHtml(info.version)}(デモ)</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/demo/api/${referenceFiles.style}">
</head>
<body>
<main id="reference"></main>
<noscript>
<h1>API一覧 ${escapeHtml(info.version)}(デモ)</h1>
<p>${calls.length}件の操作があります。項目と例は<a href="/demo/openapi.json">OpenAPI 3.1の文書</a>にあります。</p>
<ul>
${calls.join('\n')}
</ul>
</noscript>
<script src="/demo/api/${referenceFiles.library}"></script>
<script src="/demo/api/${referenceFiles.start}"></script>
</body>
</html>
`;
}
