import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { WrappingDrawing } from './wrapping-drawing.tsx';

/**
 * 包み方の名前に添える小さな絵です。
 * @do どのテーマでも、紙や布の色のまま見せる。4:3の場所を先に空けておく。
 * @dont 絵に代わりの文を付けない。横の名前と同じことを2度読み上げます。
 */
const meta = {
  title: '部品/包み方の絵',
  component: WrappingDrawing,
  args: { name: 'paper' },
} satisfies Meta<typeof WrappingDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paper: Story = {
  name: '包装紙',
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible());
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};
export const DepartmentPaper: Story = { name: '百貨店の包装紙', args: { name: 'department_paper' } };
export const Band: Story = { name: '帯紙', args: { name: 'band' } };
export const Box: Story = { name: '化粧箱', args: { name: 'box' } };
export const Cloth: Story = { name: '風呂敷', args: { name: 'cloth' } };
