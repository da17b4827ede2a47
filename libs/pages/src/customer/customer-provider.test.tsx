import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { loginForm } from '@shop/form-definitions';
import { FormFields, ShopForm } from '@shop/forms';
import { defineVariant, loadCustomisation, type LayerTable } from '@shop/theming';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CustomerProvider } from './customer-provider.tsx';

const table: LayerTable = {
  themes: {},
  variants: {
    depa: async () =>
      defineVariant({
        name: 'depa',
        components: {},
        copy: async () => ({ frame: { cart: 'お買い物かご', cartWithCount: (count) => `かごに${count}点` } }),
        forms: async () => ({ login: { fields: { username: { label: '会員番号' } } } }),
      }),
    plain: async () => defineVariant({ name: 'plain', components: {} }),
  },
};

function CopySample() {
  const t = useCopy(frameCopy);
  return <p>{[t.cart, t.cartWithCount(3), t.login].join('、')}</p>;
}

async function render(variant: string | null): Promise<string> {
  const customisation = await loadCustomisation(table, { theme: 'simple', variant });
  return renderToStaticMarkup(
    <CustomerProvider customisation={customisation}>
      <CopySample />
      <ShopForm definition={loginForm} onSubmit={async () => ({ ok: true })}>
        <FormFields />
      </ShopForm>
    </CustomerProvider>,
  );
}

it("renders the copy and the forms of the channel's customer", async () => {
  const html = await render('depa');
  expect(html).toContain('お買い物かご、かごに3点、ログイン');
  expect(html).toContain('会員番号');
});

it.each([null, 'plain', 'unknown'])("renders the shop's own copy and forms for the namespace %s", async (variant) => {
  const html = await render(variant);
  expect(html).toContain('カート、カート(3点)、ログイン');
  expect(html).not.toContain('会員番号');
});
