import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleDays } from './fixtures/sample-days.ts';
import { DayCalendar, type DayCalendarProps } from './day-calendar.tsx';

const onChange = fn();
/**
 * 届く日のように、1日を選ぶカレンダーです。月ごとにめくります。
 * @do 選べない日も残して、押すと理由を読めるようにする。矢印や Home、PageUp などのキーで動ける。
 * @dont 誕生日のように遠い日を選ぶ欄に使わない。続いた日の中から選ぶための部品です。
 */
const meta = {
  title: '部品/お届け日のカレンダー',
  component: DayCalendar,
  args: { label: 'お届け日', days: sampleDays, value: null, onChange },
} satisfies Meta<typeof DayCalendar>;

export default meta;

type Story = StoryObj<typeof meta>;

/** An unavailable day is not selected; it shows the reason. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    onChange.mockClear();
    await expect(canvas.getByRole('grid', { name: 'お届け日 2026年11月' })).toBeVisible();
    const closed = canvas.getByRole('button', {
      name: /2026.11.23\(月\)、六曜は赤口、勤労感謝の日、当店は祝日、お選びいただけません\(最短のお届け日より前です\)/,
    });
    await expect(closed).toHaveAttribute('title', expect.stringContaining('最短のお届け日より前です'));
    await userEvent.click(closed);
    await expect(onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '2026.11.23(月) お選びいただけません(最短のお届け日より前です)',
    );
    await expect(canvas.getByRole('button', { name: '前の月' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '次の月' }));
    await expect(canvas.getByRole('grid', { name: 'お届け日 2026年12月' })).toBeVisible();
  },
};

function Controlled(props: DayCalendarProps) {
  const [value, setValue] = useState(props.value);
  return <DayCalendar {...props} value={value} onChange={setValue} />;
}

export const Chosen: Story = {
  args: { value: '2026-12-25' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /2026.12.25\(金\)/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('2026.12.25(金)を選択中です');
  },
};

export const ByKeyboard: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const reached = (date: string) => expect(canvas.getByRole('button', { name: new RegExp(date) })).toHaveFocus();
    canvas.getByRole('button', { name: /2026.11.25/ }).focus();
    for (const [key, date] of [
      ['ArrowRight', '11.26'],
      ['ArrowDown', '12.03'],
      ['ArrowLeft', '12.02'],
      ['ArrowUp', '11.25'],
      ['Home', '11.22'],
      ['End', '11.28'],
      ['PageDown', '12.28'],
      ['PageUp', '11.28'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await reached(`2026.${date}`);
    }
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('2026.11.28(土)を選択中です');
    await expect(canvas.getAllByRole('button').filter((button) => button.matches('td > [tabindex="0"]'))).toHaveLength(
      1,
    );
  },
};

export const NothingOpen: Story = {
  args: { days: sampleDays.map((day) => ({ ...day, isOpen: false, reason: 'クール便でお届けできない地域です' })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('お選びいただける日がありません');
  },
};

export const LongReasons: Story = {
  args: {
    days: sampleDays.map((day) => ({
      ...day,
      isOpen: false,
      reason: '年末年始休業および大雪による配送の遅れのため、この日に合わせて出荷できません',
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /2026.11.25/ }));
    await expect(canvas.getByRole('status')).toHaveTextContent('大雪による配送の遅れ');
  },
};
