import type { DecodingFault } from './decode-file.ts';

/** How to save a file in Excel without losing characters. */
export const SAVE_AS_UTF8 =
  'Excelでは「名前を付けて保存」で、ファイルの種類に「CSV UTF-8(コンマ区切り)」を選んで保存し直してください。';

const reasons = {
  mixed: 'ほかの行と違う文字コードの文字があります。',
  unknown: '読み取れない文字があります。文字コードはUTF-8、Shift_JIS、EUC-JPのいずれかにしてください。',
  ambiguous: 'Shift_JISかEUC-JPか判定できない文字があります。',
  lost: '保存したときに失われた文字(「�」)があります。',
} as const;

/** Returns what is wrong with the characters of a file, where, and how to correct it. */
export function decodingMessage({ kind, row, column }: DecodingFault): string {
  return `${row}行目の${column}列目:${reasons[kind]}${SAVE_AS_UTF8}`;
}
