import { describe, expect, test } from 'vitest';
import { romajiToHiragana } from './romaji/romaji-to-hiragana.ts';
import { searchFormsOf } from './romaji/search-forms.ts';
import { foldForSearch } from './search-folding.ts';
import { soundForSearch } from './search-sound.ts';

describe('folding', () => {
  test.each(['プロシュート', 'ﾌﾟﾛｼｭｰﾄ', 'ぷろしゅーと', 'プロ・シュート', ' プロシュ－ト'.replace('－', 'ー')])(
    '%j is folded to the same word',
    (word) => expect(foldForSearch(word)).toBe('ぷろしゅと'),
  );

  test.each([
    ['Pâté de Campagne', 'patedecampagne'],
    ['ＨＡＭ', 'ham'],
    ['Jamón Ibérico', 'jamoniberico'],
    ['Weißwurst', 'weisswurst'],
    ['生ハム 80g', '生はむ80g'],
    ['薫製', '燻製'],
    ['生\u2060ハム', '生はむ'],
    ['が', 'が'],
  ])('%j becomes %j', (text, folded) => expect(foldForSearch(text)).toBe(folded));
});

describe('the phonetic form of a word', () => {
  test.each([
    ['モルタデッラ', 'モルタデラ', 'モルタデーラ', 'もるたでら'],
    ['フォアグラ', 'フオアグラ', 'ﾌｫｱｸﾞﾗ', 'ホアグラ'],
    ['ファミリー', 'ハミリー'],
    ['フィレ', 'ヒレ'],
    ['フェタ', 'ヘタ'],
    ['ヴルスト', 'ブルスト'],
    ['Schifffahrt', 'Schiffahrt', 'schifahrt'],
    ['半年', '6か月', '六か月'],
    ['十ヶ月', '10か月'],
    ['二十ヶ月', '20か月'],
    ['ソーセージ', 'ソーセイジ', 'ソセージ', 'そおせえじ'],
    ['ベーコン', 'ベイコン', 'べえこん'],
    ['ヴィーナー', 'ビーナー', 'ビナー'],
    ['Käsekrainer', 'Kaesekrainer', 'kasekrainer'],
    ['Prosciutto', 'prosciuto'],
    ['24ヶ月熟成', '24か月熟成', '２４カ月熟成', '2年熟成', '二年熟成', '二十四ヶ月熟成'],
    ['12 mois', '12ヵ月', '一年'],
    ['300g', '0.3kg', '３００グラム', '300㌘'],
  ])('is equal for %j in all spellings', (...writings) => expect(new Set(writings.map(soundForSearch)).size).toBe(1));

  test.each([
    ['ハム', 'ラム'],
    ['24ヶ月', '4ヶ月'],
    ['2024年', '24年'],
  ])('differs for %j and %j', (a, b) => {
    expect(soundForSearch(a)).not.toContain(soundForSearch(b));
  });
});

describe('romaji', () => {
  test.each([
    ['hamu', 'はむ'],
    ['Soseji', 'そせじ'],
    [' hamu ', 'はむ'],
    ['ha', 'は'],
    ['purosh', 'ぷろ'],
    ['purosch', null],
    ['salami', 'さらみ'],
    ['bratwurst', null],
    ['stollen', null],
    ['hamu80', null],
    ['生ハム', null],
    ['80g', null],
    ['DOP', null],
    ['igp', null],
    ['ham', null],
    ['', null],
  ])('%j is %j', (typed, kana) => expect(romajiToHiragana(typed)).toBe(kana));

  test('a romaji word is searched as typed and as kana', () => {
    expect(searchFormsOf('sarami')).toEqual(['sarami', 'さらみ']);
    expect(searchFormsOf('so-se-ji')).toEqual(['soseji', 'そせじ']);
    expect(searchFormsOf('サラミ')).toEqual(['さらみ']);
    expect(searchFormsOf('・')).toEqual([]);
  });

  test('a measure is searched only as a measure, so that 300g does not match within 2300g', () =>
    expect(searchFormsOf('300g')).toEqual(['#300g']));
});
