import { type FieldErrors, InvalidInputError } from '../../platform/errors/index.ts';

/** Returns the error for a file that cannot be read, or has rows that cannot: nothing was written. */
export function importProblem(errors: FieldErrors): InvalidInputError {
  const isWhole = 'file' in errors;
  const message = isWhole
    ? 'ファイルを読み込めませんでした。'
    : '読み込めない行があります。ファイルを直してから、もう一度お試しください。';
  return new InvalidInputError('address.import_invalid', message, { errors });
}
