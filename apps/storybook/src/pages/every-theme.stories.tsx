import type { Meta, StoryObj } from '@storybook/react-vite';
import { coverage } from 'virtual:coverage';
import { EveryTheme } from '../every-theme/every-theme.tsx';

const meta = {
  title: '案内/すべてのテーマ',
  component: EveryTheme,
  parameters: { layout: 'fullscreen' },
  // Its cells are documents of Storybook itself, which a test run does not serve.
  tags: ['!test'],
} satisfies Meta<typeof EveryTheme>;

export default meta;

const themes = coverage.layers.filter(({ kind }) => kind === 'theme').map(({ name }) => name);

export const SideBySide: StoryObj<{ slot: string }> = {
  name: '並べて見る',
  args: { slot: 'ProductCard' },
  argTypes: { slot: { control: 'select', options: coverage.slots.map(({ slot }) => slot) } },
  render: ({ slot }, { globals }) => (
    <EveryTheme
      key={slot}
      slot={slot}
      slots={coverage.slots}
      themes={themes}
      globals={{ namespace: String(globals.namespace), scheme: String(globals.scheme) }}
    />
  ),
};
