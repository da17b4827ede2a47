/**
 * What may be told of an error outside: its kind, its code and where it happened. Its message stays here: those of databases,
 * mail servers and services repeat what people typed.
 */
export function scrubbedError(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { 'exception.type': typeof error };
  const { code } = error as { code?: unknown };
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at .+:\d+:\d+\)?$/.test(line))
    .slice(0, 20);
  return {
    'exception.type': error.name,
    'exception.stacktrace': frames.join('\n'),
    ...(typeof code === 'string' && /^[\w.]{1,60}$/.test(code) && { 'exception.code': code }),
  };
}
