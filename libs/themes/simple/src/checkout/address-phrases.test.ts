import { expect, test } from 'vitest';
import { addressPhrases } from './address-phrases.ts';

test('a town and its number are one phrase, after prefecture and city', () => {
  expect(addressPhrases('東京都千代田区千代田1-1')).toEqual(['東京都', '千代田区', '千代田1-1']);
  expect(addressPhrases('大阪府大阪市北区梅田1-1')).toEqual(['大阪府', '大阪市', '北区', '梅田1-1']);
  expect(addressPhrases('北海道札幌市中央区北一条西1-1')).toEqual(['北海道', '札幌市', '中央区', '北一条西1-1']);
});

test('a name that contains its suffix character is not split', () => {
  expect(addressPhrases('三重県四日市市諏訪町1-5')).toEqual(['三重県', '四日市市', '諏訪町1-5']);
  expect(addressPhrases('千葉県市川市八幡1-1-1')).toEqual(['千葉県', '市川市', '八幡1-1-1']);
});

test('a text that is no address is one phrase', () => {
  const sentence = 'ご住所は、お受け取りの方がご入力になります。';
  expect(addressPhrases(sentence)).toEqual([sentence]);
  expect(addressPhrases('見本マンション101')).toEqual(['見本マンション101']);
});

test('a long name of a building or a company is split where the script changes', () => {
  expect(addressPhrases('見本グランドレジデンス京都御池サウスタワー2304号室')).toEqual([
    '見本グランドレジデンス',
    '京都御池',
    'サウスタワー',
    '2304号室',
  ]);
  expect(addressPhrases('見本国際物流ホールディングス株式会社')).toEqual([
    '見本国際物流',
    'ホールディングス',
    '株式会社',
  ]);
});
