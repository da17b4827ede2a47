import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SlotProvider } from '@shop/theming';
import { loadRuntime, type ChosenLayers } from './load-runtime.ts';

const loadTheme: Loader = async ({ globals }) => ({
  layers: await loadRuntime(String(globals.theme), globals.namespace === 'none' ? null : String(globals.namespace)),
});

const inTheme: Decorator = (Story, { loaded }) => {
  const { runtime, theme, variant } = loaded.layers as ChosenLayers;
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <SlotProvider runtime={runtime}>
          <Story />
        </SlotProvider>
      ),
    },
  ]);
  return (
    <div lang="ja" data-theme={theme} data-ns={variant ?? undefined}>
      <RouterProvider router={router} />
    </div>
  );
};

const themeNames = ['simple', 'base', 'ass', 'fle', 'gen', 'lat', 'sto', 'tee', 'ven'];

const preview: Preview = {
  decorators: [inTheme],
  loaders: [loadTheme],
  initialGlobals: { theme: 'simple', namespace: 'none' },
  globalTypes: {
    theme: {
      description: 'テーマ',
      toolbar: { title: 'テーマ', icon: 'paintbrush', items: themeNames.map((value) => ({ value, title: value })), dynamicTitle: true },
    },
    namespace: {
      description: 'お客様版',
      toolbar: { title: 'お客様版', icon: 'users', items: ['none', 'depa', 'gakuen'].map((value) => ({ value, title: value })), dynamicTitle: true },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { method: 'alphabetical', locales: 'ja' } },
    viewport: {
      options: {
        phone: { name: '360', styles: { width: '360px', height: '720px' } },
        tablet: { name: '768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: '1280', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
};

export default preview;
