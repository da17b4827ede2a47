import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOSHI_PURPOSES, type NoshiPurpose, type NoshiRibbon } from '@shop/constants';
import { expect, within } from 'storybook/test';
import { NoshiPaper, type NoshiPaperProps } from './noshi-paper.tsx';

/**
 * 掛け紙の見本です。水引、表書き、名前を、打つたびに描きます。
 * @do どのテーマでも白い紙のまま見せる。名前は右から並べる。
 * @dont 水引の色や結びをテーマの色に合わせない。
 */
const meta = {
  title: '部品/のし紙',
  component: NoshiPaper,
  args: { noshi: { purpose: 'seibo', ribbon: 'butterfly', topText: '御歳暮', names: ['見本太郎'] } },
} satisfies Meta<typeof NoshiPaper>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (purpose: NoshiPurpose, more: Partial<NoshiPaperProps['noshi']> = {}): Story => ({
  args: {
    noshi: {
      purpose,
      ribbon: NOSHI_PURPOSES[purpose].ribbons[0],
      topText: NOSHI_PURPOSES[purpose].topText,
      names: ['見本太郎'],
      ...more,
    },
  },
  play: async ({ canvasElement }) => staysOnPage(canvasElement),
});
const named = (...names: string[]): Story => of('seibo', { names });
const longest = '見本食品流通株式会社営業第二部第三課一同';

/** Checks that the noshi is white in every theme, and that no text exceeds it. */
async function staysOnPage(canvasElement: HTMLElement): Promise<void> {
  const paper = within(canvasElement).getByRole('img');
  const sheet = paper.querySelector('rect');
  await expect(sheet && getComputedStyle(sheet).fill).toBe('rgb(255, 255, 255)');
  const edge = sheet?.getBoundingClientRect();
  for (const text of paper.querySelectorAll('text')) {
    const box = text.getBoundingClientRect();
    await expect(box.top).toBeGreaterThanOrEqual(edge?.top ?? NaN);
    await expect(box.bottom).toBeLessThanOrEqual(edge?.bottom ?? NaN);
    await expect(box.left).toBeGreaterThanOrEqual(edge?.left ?? NaN);
    await expect(box.right).toBeLessThanOrEqual(edge?.right ?? NaN);
  }
}

export const Chugen: Story = { name: '御中元', ...of('chugen') };
export const Seibo: Story = { name: '御歳暮', ...of('seibo') };
export const Nenga: Story = { name: '御年賀', ...of('nenga') };
export const Kanchu: Story = { name: '寒中御見舞', ...of('kanchu') };
export const KanchuPlain: Story = { name: '寒中御見舞、喪中の方へは白無地', ...of('kanchu', { ribbon: 'none' }) };
export const Oiwai: Story = { name: '御祝', ...of('oiwai') };
export const Uchiiwai: Story = { name: '内祝', ...of('uchiiwai') };
export const Orei: Story = { name: '御礼', ...of('orei') };
export const Soshina: Story = { name: '粗品', ...of('soshina') };
export const Kotobuki: Story = { name: '寿、結び切り', ...of('wedding') };
export const KotobukiRings: Story = { name: '寿、あわじ結び', ...of('wedding', { ribbon: 'awaji' }) };
export const Kaiki: Story = { name: '快気祝', ...of('kaiki') };
export const Omimai: Story = { name: '御見舞、のし飾りなし', ...of('omimai') };
export const Kokorozashi: Story = { name: '志、黒白', ...of('kokorozashi') };
export const Osonae: Story = { name: '御供、黒白', ...of('osonae') };
export const OsonaeYellow: Story = { name: '御供、黄白', ...of('osonae', { ribbon: 'yellow_white' }) };
export const OsonaeSilver: Story = { name: '御供、双銀', ...of('osonae', { ribbon: 'silver' }) };
export const Plain: Story = { name: '無地のし', ...of('plain', { names: [] }) };
export const LongestWords: Story = { name: '表書き10文字', ...of('oiwai', { topText: '御開店十周年記念御祝' }) };
export const LongName: Story = { name: '名入れ20文字', ...named(longest) };
export const FirmAndRank: Story = { name: '会社名・肩書きつき', ...named('見本食品株式会社 代表取締役 見本太郎') };
export const TwoNames: Story = { name: '連名2名は右が目上', ...named('見本太郎', '花子') };
export const ThreeNames: Story = { name: '連名3名', ...named('見本太郎', '見本次郎', '見本三郎') };
export const ThreeLongNames: Story = {
  name: '長い連名3名',
  ...named(longest, '見本流通株式会社 営業部長 見本太郎左衛門', longest),
};
export const AndAllOthers: Story = { name: '代表の方と外一同', ...named('見本太郎 外一同') };
export const Latin: Story = { name: '英字の名入れ', ...named('ABCフーズ株式会社', 'スミス・ジョン') };

const halves: readonly (readonly [NoshiRibbon, string, string])[] = [
  ['butterfly', '#fffdf7', '#c3202e'],
  ['awaji', '#fffdf7', '#c3202e'],
  ['black_white', '#fffdf7', '#2a2a2c'],
  ['yellow_white', '#fffdf7', '#e8b820'],
  ['silver', '#c9ced2', '#c9ced2'],
];

export const Halves: Story = {
  name: '水引は左が白、右が濃い色',
  render: () => (
    <>
      {halves.map(([ribbon]) => (
        <NoshiPaper key={ribbon} noshi={{ purpose: 'plain', ribbon, topText: '', names: [] }} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const papers = within(canvasElement).getAllByRole('img');
    for (const [index, [, left, right]] of halves.entries()) {
      const lines = [...(papers[index]?.querySelectorAll('path') ?? [])].filter((path) =>
        /H/.test(path.getAttribute('d') ?? ''),
      );
      const colours = (side: 'left' | 'right') =>
        new Set(
          lines
            .filter((path) => path.getAttribute('d')?.startsWith('M-194') === (side === 'left'))
            .map((path) => path.getAttribute('stroke')),
        );
      await expect(colours('left').has(left)).toBe(true);
      await expect(colours('right').has(right)).toBe(true);
      await expect(colours('left').has(right)).toBe(left === right);
    }
  },
};
