import { cancelOrderForm, contactForm, loginForm, type FormDefinition } from '@shop/form-definitions';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FormFields } from './form-fields.tsx';
import { FormOverridesProvider, FormTextsProvider } from './overrides/index.ts';
import { ShopForm } from './shop-form.tsx';

const customer = { contact: { fields: { body: { label: '園へのご相談', placeholder: '例:お弁当' } } } };
const channel = { contact: { body: { label: 'ご相談の内容' }, gone: { label: '消えた項目' } } };

const render = (definition: FormDefinition, texts?: typeof channel) =>
  renderToStaticMarkup(
    <FormOverridesProvider overrides={customer}>
      <FormTextsProvider texts={texts}>
        <ShopForm definition={definition} onSubmit={async () => ({ ok: true })}>
          <FormFields />
        </ShopForm>
      </FormTextsProvider>
    </FormOverridesProvider>,
  );

it('a form has the texts of the channel in preference to those of its customer', () => {
  const html = render(contactForm, channel);
  expect(html).toContain('ご相談の内容');
  expect(html).not.toContain('園へのご相談');
  expect(html).toContain('placeholder="例:お弁当"');
  expect(html).not.toContain('消えた項目');
});

it('a form has the texts of its customer when the channel has none', () => {
  expect(render(contactForm)).toContain('園へのご相談');
});

it.each([
  ['the user name', loginForm, '例:taro@example.jp'],
  ['the password', loginForm, '登録したパスワード'],
  ['the reason of a cancellation', cancelOrderForm, '例:お届け先の日程が変わったため'],
])('%s has a placeholder', (_field, definition, placeholder) => {
  expect(render(definition)).toContain(`placeholder="${placeholder}"`);
});
