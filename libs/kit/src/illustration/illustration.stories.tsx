import type { Meta, StoryObj } from '@storybook/react-vite';
import { Illustration } from './illustration.tsx';
import { illustrations, type IllustrationName } from './illustrations.ts';

const meta = { title: '部品/挿絵', component: Illustration } satisfies Meta<typeof Illustration>;

export default meta;

type Story = StoryObj<typeof meta>;

const names = Object.keys(illustrations) as IllustrationName[];

export const All: Story = {
  args: { name: 'table', alt: '' },
  render: () => (
    <>
      {names.map((name) => (
        <Illustration key={name} name={name} alt={name} />
      ))}
    </>
  ),
};
