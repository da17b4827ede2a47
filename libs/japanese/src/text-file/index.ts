export { decodeFile, type TextEncoding } from './decode-file.ts';
export { decodingMessage, SAVE_AS_UTF8 } from './decoding-message.ts';
export { guardCell, isFormula, unguardCell } from './guard-cell.ts';
export { isRewritten, rewrittenKind } from './rewritten.ts';
