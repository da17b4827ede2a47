import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx';

/**
 * 数量を、ボタンでも数字でも選べる欄です。
 * @do 範囲の外なら近い数に直し、直したことを言葉で伝える。全角の数字も受け取る。
 * @dont 小数や単位のある数に使わない。商品の個数のための部品です。
 */
const meta = { title: '部品/数量', component: QuantityStepper } satisfies Meta<typeof QuantityStepper>;

export default meta;

type Story = StoryObj<typeof meta>;

function Counted(props: QuantityStepperProps) {
  const [value, setValue] = useState(props.value);
  return <QuantityStepper {...props} value={value} onChange={setValue} />;
}

export const Typed: Story = {
  args: { label: '数量', value: 1, max: 20, onChange: () => undefined },
  render: (args) => <Counted {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: '数量' });
    await userEvent.click(canvas.getByRole('button', { name: '数量を1つ増やす' }));
    await expect(field).toHaveValue('2');
    await userEvent.clear(field);
    await userEvent.type(field, '１２{Enter}');
    await expect(field).toHaveValue('12');
    await userEvent.clear(field);
    await userEvent.type(field, '99');
    await userEvent.tab();
    await expect(field).toHaveValue('20');
    await expect(canvas.getByRole('alert')).toHaveTextContent('ご注文は1〜20点のため、20点にしました');
    await userEvent.click(canvas.getByRole('button', { name: '数量を1つ減らす' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
/** 1.5 is neither 1 nor 15: it stays as typed until it is a whole number. */
export const Refused: Story = {
  args: { label: '数量', value: 1, max: 20, onChange: () => undefined },
  render: (args) => <Counted {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: '数量' });
    await userEvent.clear(field);
    await userEvent.type(field, '１.５{Enter}');
    await expect(field).toHaveValue('１.５');
    await expect(field).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveTextContent('整数で入力してください');
    await userEvent.clear(field);
    await userEvent.type(field, '2{Enter}');
    await expect(field).toBeValid();
    await expect(field).toHaveValue('2');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const AtMost: Story = { args: { label: '数量', value: 3, max: 3, onChange: () => undefined } };
export const Disabled: Story = { args: { label: '数量', value: 1, max: 1, disabled: true, onChange: () => undefined } };
