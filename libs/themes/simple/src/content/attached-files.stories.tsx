import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { slot, type AttachedFilesProps } from '@shop/theming';
import { longName, longSentence } from '../fixtures/long-texts.ts';

const AttachedFiles = slot('AttachedFiles');

const onAdd = fn<(file: File) => void>();
const onRemove = fn();
const fileOf = (id: string, name = '箱の写真.jpg') => ({ id, name, size: '1.2MB', onRemove });

const args: AttachedFilesProps = {
  files: [],
  sending: null,
  refusal: null,
  accept: 'image/jpeg,application/pdf',
  onAdd,
};
/**
 * 問い合わせに添えるファイルの欄です。
 * @do 選ぶ前に、添えられる種類と数を書く。断られたらその理由を出す。
 * @dont もう添えられないとき(onAdd が null)にボタンを残さない。
 */
const meta = { title: '読みもの/添付ファイル', component: AttachedFiles, args } satisfies Meta<typeof AttachedFiles>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The limits of attachments are shown before a file is chosen. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/1つ5MBまで/)).toBeVisible();
    await userEvent.upload(
      canvas.getByLabelText('ファイルを選ぶ'),
      new File(['見本'], '見本.pdf', { type: 'application/pdf' }),
    );
    await expect(onAdd).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = {
  args: { files: [fileOf('1')], sending: '中身の写真.png' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('中身の写真.png 送信しています');
  },
};
export const Many: Story = {
  args: { files: [fileOf('1'), fileOf('2', '納品書.pdf'), fileOf('3', '中身.webp')], onAdd: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByLabelText('ファイルを選ぶ')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '「納品書.pdf」を外す' }));
    await expect(onRemove).toHaveBeenCalledOnce();
  },
};
export const Problem: Story = {
  args: { refusal: '見本.zip: この形式は添付できません。JPEG、PNG、WebP、PDF をお選びください。' },
};
export const LongText: Story = {
  args: { files: [fileOf('1', `${longName}.jpg`)], sending: `${longName}.png`, refusal: longSentence },
};
