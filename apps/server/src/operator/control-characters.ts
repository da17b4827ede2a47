import { type FieldErrors, InvalidInputError } from '../platform/errors/index.ts';

/** Control characters except tab and line ends, and the two non-characters: XML feeds must not contain them. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/;

/** Describes the first control character of a text, or of any text inside a list or a document; null without one. */
export function controlProblem(value: unknown): string | null {
  if (typeof value === 'string') {
    const found = CONTROL.exec(value);
    if (!found) return null;
    const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return `${found.index + 1}文字目に、使えない文字(制御文字 U+${code})が含まれています。取り除いてください。`;
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const part of Object.values(value)) {
    const problem = controlProblem(part);
    if (problem !== null) return problem;
  }
  return null;
}

/** @throws InvalidInputError `operator.control_character` when a field of an operator's change contains one */
export function refuseControlCharacters(body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  const errors: FieldErrors = {};
  for (const [field, value] of Object.entries(body)) {
    const problem = controlProblem(value);
    if (problem !== null) errors[field] = [problem];
  }
  if (Object.keys(errors).length > 0)
    throw new InvalidInputError('operator.control_character', '使えない文字が含まれています。何も変更していません。', {
      errors,
    });
}
