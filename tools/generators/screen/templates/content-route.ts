import type { ScreenNames } from '../screen-names.ts';

interface ContentScreen {
  readonly theming?: string;
  readonly kinds?: string;
  /** The type of what is read, declared by `load` or by an import. */
  readonly data: string;
  readonly load: string;
  /** The metadata for search engines, as properties of an object. */
  readonly seo: string;
  /** The elements that render `data`. */
  readonly children: string;
}

/** Returns a route for content: rendered by the server, indexed by search engines. */
export function contentRoute(
  { slot, view, key }: ScreenNames,
  { theming = 'slot', kinds = '', data, load, seo, children }: ContentScreen,
): string {
  return `import { paths } from '@shop/constants';
import { contentCopy${seo.includes('frameCopy') || children.includes('frameCopy') ? ', frameCopy' : ''} } from '@shop/copy';
import { ${theming} } from '@shop/theming';
${kinds}import type { LoadedScreenProps, LoadInput } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { pageMeta } from '../seo/page-meta.ts';

const ${slot} = slot('${slot}');

${load}
export const loader = load(load${view});
export const clientLoader = load(load${view});
export const meta = pageMeta<${data}>(({ ${seo.includes('data.') ? 'data, ' : ''}url, copyOf }) => ({ ${seo}, description: copyOf(contentCopy).${key}.lead, path: \`\${url.pathname}\${url.search}\`, indexable: true }));

function ${view}Screen({ loaderData: data }: LoadedScreenProps<${data}>) {
  return (
    ${children}
  );
}

export default ${view}Screen;
`;
}
