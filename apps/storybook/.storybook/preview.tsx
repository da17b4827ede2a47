import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { freeze } from '../src/every-theme/freeze.ts';
import { colorSchemes } from '../src/schemes/color-schemes.ts';
import { themeLabel } from '../src/theme-label.ts';
import { inLayout } from './in-layout.tsx';
import { inTheme } from './in-theme.tsx';
import { loadTheme } from './load-theme.ts';
import { layerTable } from './themes.ts';

configure({ asyncUtilTimeout: 20_000 });
freeze(window);

/** Its code is only loaded when a docs page is opened. */
const DocsPage = lazy(async () => ({ default: (await import('../src/docs/docs-page.tsx')).DocsPage }));

const preview: Preview = {
  decorators: [inLayout, inTheme],
  loaders: [loadTheme],
  initialGlobals: { theme: 'simple', namespace: 'none', scheme: 'none' },
  globalTypes: {
    theme: {
      description: 'テーマ',
      toolbar: {
        title: 'テーマ',
        icon: 'paintbrush',
        items: Object.keys(layerTable.themes).map((value) => ({ value, title: themeLabel(value) })),
        dynamicTitle: true,
      },
    },
    namespace: {
      description: 'お客様版',
      toolbar: {
        title: 'お客様版',
        icon: 'users',
        items: [
          { value: 'none', title: 'お客様版なし' },
          ...Object.keys(layerTable.variants).map((value) => ({ value, title: themeLabel(value) })),
        ],
        dynamicTitle: true,
      },
    },
    scheme: {
      description: '配色',
      toolbar: {
        title: '配色',
        icon: 'contrast',
        items: [
          { value: 'none', title: 'テーマの配色' },
          ...Object.entries(colorSchemes).map(([value, { title }]) => ({ value, title })),
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: {
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        order: [
          '案内',
          ['はじめに', 'テーマの対応表', 'すべてのテーマ', 'トークン一覧', '配色', '寸法', '文字', 'アイコン', '挿絵'],
          '枠',
          'トップ',
          '商品',
          '購入',
          'アカウント',
          'マイページ',
          '読みもの',
          'フォーム',
          '部品',
        ],
        locales: 'ja',
      },
    },
    viewport: {
      options: {
        phone: { name: '携帯 360', styles: { width: '360px', height: '720px' } },
        tablet: { name: 'タブレット 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'パソコン 1280', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
};

export default preview;
