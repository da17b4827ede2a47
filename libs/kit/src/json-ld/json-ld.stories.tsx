import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JsonLd } from './json-ld.tsx';

const meta = { title: '部品/構造化データ', component: JsonLd } satisfies Meta<typeof JsonLd>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Product: Story = {
  args: { data: { '@type': 'Product', name: '</script>' } },
  play: async ({ canvasElement }) => {
    const script = canvasElement.querySelector('script[type="application/ld+json"]');
    await expect(JSON.parse(script?.textContent ?? '')).toEqual({ '@type': 'Product', name: '</script>' });
  },
};
