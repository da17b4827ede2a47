import type { Kind } from '../kind.ts';
import { accountRoute } from './account-screen.ts';
import { storyHead } from './story.ts';

/** A form that saves one entry and continues to the next page. */
export const form: Kind = {
  areas: ['account'],
  isInMenu: false,
  view: () => '',
  props: () => 'FormPageProps',
  types: ['FormPageProps'],
  texts: { lead: `''`, submit: `'保存する'`, saved: `'保存しました'`, back: `'マイページに戻る'` },
  route: (screen) =>
    accountRoute(screen, {
      packages: `import { emailForm, type FormValuesOf } from '@shop/form-definitions';\n`,
      kinds: `import { SaveForm } from '../kinds/save-form.tsx';\n`,
      data: `${screen.view}Values`,
      load: `type ${screen.view}Values = Partial<FormValuesOf<typeof emailForm>>;

function load${screen.view}({ signal }: LoadInput): Promise<Reading<${screen.view}Values>> {
  return loadOrOffline(async () => ({}), signal);
}
`,
      children: `{(known) => <${screen.slot} backHref={paths.mypage()} backLabel={t.back} form={<${screen.view}Form known={known} />} />}`,
      more: `
const valuesOf = (known: ${screen.view}Values) => known;

function ${screen.view}Form({ known }: { readonly known: ${screen.view}Values }) {
  const t = useCopy(accountCopy).${screen.key};
  return (
    <SaveForm
      definition={emailForm}
      label={t.title}
      known={known}
      valuesOf={valuesOf}
      draftKey={${screen.url}}
      save={async () => undefined}
      saved={t.saved}
      doneHref={paths.mypage()}
      submit={t.submit}
    />
  );
}
`,
    }),
  component: ({ slot }) => `import type { SlotProps } from '@shop/theming';
import { FormPage } from '../kinds/form-page.tsx';

export default function ${slot}(page: SlotProps['${slot}']) {
  return <FormPage {...page} />;
}
`,
  story: (
    screen,
  ) => `${storyHead(screen, { imports: `import { longSentence } from '../fixtures/long-texts.ts';\n`, args: `{ form: <p>見本</p>, backHref: '/mypage/', backLabel: 'マイページに戻る' }` })}export const LongText: Story = { args: { form: <p>{longSentence}</p>, backLabel: longSentence } };
`,
};
