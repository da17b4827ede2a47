import { areas, type ScreenNames } from '../screen-names.ts';

/** Returns the head of a file of stories, and the first story, which fails until the screen's content is described. */
export function storyHead(
  { area, slot, title }: ScreenNames,
  { imports = '', values = '', args }: { readonly imports?: string; readonly values?: string; readonly args: string },
): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { slot } from '@shop/theming';
${imports}
const ${slot} = slot('${slot}');
${values}
const meta = {
  title: '${areas[area].stories}/${title}',
  component: ${slot},
  args: ${args},
} satisfies Meta<typeof ${slot}>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: () => {
    throw new Error('Say here what stands on ${slot}: this story is its test, and fails until it does.');
  },
};
`;
}
