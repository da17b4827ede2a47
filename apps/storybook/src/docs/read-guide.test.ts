import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspace } from '../index/workspace.ts';
import { storyFiles } from './guides-module.ts';
import { readGuide } from './read-guide.ts';

const japanese = /[ぁ-んァ-ヶ一-龠]/;

describe('the comment above meta', () => {
  it.each(storyFiles())('of %s has its purpose (first line), @do and @dont in Japanese', (path) => {
    const { purpose, does, donts } = readGuide(path, readFileSync(join(workspace, path), 'utf8'));
    for (const text of [purpose, does.join(), donts.join()]) expect(text).toMatch(japanese);
  });

  it('is read line by line, with every occurrence of a tag', () => {
    const code = `
      /** 他の注釈 */
      const other = 1;
      /**
       * 商品を見せる
       * カードです。
       * @do 棚に置く。
       * @dont 重ねない。
       * @dont 隠さない。
       */
      const meta = { title: '商品/見本' } satisfies object;`;
    expect(readGuide('planted.stories.tsx', code)).toEqual({
      purpose: '商品を見せるカードです。',
      does: ['棚に置く。'],
      donts: ['重ねない。', '隠さない。'],
    });
  });

  it('is not found when another statement is in between', () => {
    const code = `/** 商品 */\nconst other = 1;\nconst meta = { title: '商品/見本' };`;
    expect(readGuide('planted.stories.tsx', code).purpose).toBe('');
  });
});
