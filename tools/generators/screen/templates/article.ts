import type { Kind } from '../kind.ts';
import { contentRoute } from './content-route.ts';
import { storyHead } from './story.ts';

/** Something to read. */
export const article: Kind = {
  areas: ['content'],
  isInMenu: false,
  view: () => '',
  props: () => 'ArticlePageProps',
  types: ['ArticlePageProps'],
  texts: { lead: `''` },
  route: (screen) =>
    contentRoute(screen, {
      data: `${screen.view}Data`,
      load: `interface ${screen.view}Data {
  readonly path: string;
  readonly title: string;
  readonly body: string;
}

async function load${screen.view}({ url }: LoadInput): Promise<${screen.view}Data> {
  return { path: url.pathname, title: contentCopy.${screen.key}.title, body: '' };
}
`,
      seo: `title: data.title, type: 'article'`,
      children: `<${screen.slot} breadcrumbs={[{ label: frameCopy.home, href: paths.home() }, { label: data.title, href: data.path }]} title={data.title} body={data.body} />`,
    }),
  component: ({ slot }) => `import type { SlotProps } from '@shop/theming';
import { ArticlePage } from '../kinds/article-page.tsx';

export default function ${slot}(article: SlotProps['${slot}']) {
  return <ArticlePage {...article} />;
}
`,
  story: (screen) => `${storyHead(screen, {
    imports: `import { longName, longSentence } from '../fixtures/long-texts.ts';\n`,
    args: `{ breadcrumbs: [{ label: 'トップ', href: '/' }], title: '見本', body: '<p>見本</p>' }`,
  })}export const LongText: Story = { args: { title: longName, body: \`<p>\${longSentence}</p>\` } };
`,
};
