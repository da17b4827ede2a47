import { InvalidInputError } from '../../errors/index.ts';

/** Runs a reader of a form that lies inside the input: its messages are keyed by the whole path. @throws InvalidInputError */
export function atPath<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    const entries = Object.entries(error.errors ?? {}).map(
      ([field, messages]) => [`${path}.${field}`, messages] as const,
    );
    throw new InvalidInputError(error.code, error.message, { errors: Object.fromEntries(entries) });
  }
}
