import { join } from 'node:path';
import { listLayers } from '@shop/theming/vite';
import { expect, it } from 'vitest';
import { foreignWords, wordsIn, wordsOfLayer } from './own-words.ts';

const root = join(import.meta.dirname, '..', '..');
const places = listLayers(root);

it('knows the labels and texts of every layer that has some', () => {
  const words = foreignWords(root, places, ['depa', 'ven', 'simple']);
  expect([...words.keys()]).not.toContain('depa');
  expect(words.get('gakuen')).toContain('学校キー');
  expect(words.get('gakuen')).toContain('児童・生徒のお名前');
  expect(words.get('gen')).toContain('読んでから選ぶ、輸入ハムとソーセージ。');
  expect(words.get('gakuen')).not.toContain('商品を見る');
});

it('shared code contains a customer’s text only if it is a common one', () => {
  const everybody = wordsIn(root, [
    'libs/{copy,kit,parts,forms,form-definitions,pages,state,constants,japanese,theming,api}/src/**/*.{ts,tsx}',
    'libs/themes/simple/src/**/*.{ts,tsx}',
  ]);
  const common = places
    .filter(({ kind }) => kind === 'variant')
    .flatMap((layer) => [...wordsOfLayer(root, layer)].filter((text) => everybody.has(text)));
  expect(common.toSorted()).toEqual(
    [
      'お支払い',
      'ご依頼主',
      'ご依頼主を変更',
      'ご注文履歴を見る',
      'メッセージカード',
      '保存しています',
      '商品の表示',
      '商品を見る',
      '文字まで。ご入力いただくとカードを添えます(無料)。',
    ].toSorted(),
  );
});
