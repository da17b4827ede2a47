import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { headOf } from './head-of.ts';

const upper = (html: string) => html.toUpperCase();
const through = (pieces: readonly (string | Buffer)[]) =>
  text(Readable.from(pieces.map((piece) => Buffer.from(piece))).pipe(headOf(upper)));

it('rewrites a head that arrives in several chunks, and nothing after it', async () => {
  expect(await through(['<head>a', 'b</he', 'ad>c', 'd</head>'])).toBe('<HEAD>AB</HEAD>cd</head>');
});

it('preserves a character that is split across two chunks', async () => {
  const ham = Buffer.from('生');
  expect(await through(['<head></head>', ham.subarray(0, 1), ham.subarray(1)])).toBe('<HEAD></HEAD>生');
  expect(await through([Buffer.concat([Buffer.from('<head></head>'), ham.subarray(0, 1)]), ham.subarray(1)])).toBe(
    '<HEAD></HEAD>生',
  );
});

it('passes on a document without a head', async () => {
  expect(await through(['a', 'b'])).toBe('ab');
});
