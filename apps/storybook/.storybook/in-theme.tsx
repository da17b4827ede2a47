import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { CustomerProvider } from '@shop/pages/customer/customer-provider.tsx';
import { SlotProvider } from '@shop/theming';
import { SchemeNotice } from '../src/schemes/scheme-notice.tsx';
import type { Loaded } from './load-theme.ts';

/** Renders a story as the shop does: with the router, the customer's texts and the slots of the chosen layers. */
export const inTheme: Decorator = (Story, { globals, loaded }) => {
  const { runtime, customisation, scheme } = (loaded as Loaded).layers;
  return (
    <>
      {globals.scheme !== 'none' && <style>{scheme.css}</style>}
      {globals.scheme !== 'none' && <SchemeNotice dropped={scheme.dropped} />}
      <MemoryRouter>
        <CustomerProvider customisation={customisation}>
          <SlotProvider runtime={runtime}>
            <Story />
          </SlotProvider>
        </CustomerProvider>
      </MemoryRouter>
    </>
  );
};
