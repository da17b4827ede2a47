import { parseSync } from 'vite';

/** The guide to a component for designers, from the comment above `meta` in its file of stories. */
export interface Guide {
  /** Its purpose. */
  readonly purpose: string;
  /** `@do`: how it is used. */
  readonly does: readonly string[];
  /** `@dont`: what is not done with it. */
  readonly donts: readonly string[];
}

/** The comment above `meta`; empty where there is none. */
export function readGuide(path: string, code: string): Guide {
  const { program, comments } = parseSync(path, code);
  const meta = program.body.find(
    (node) =>
      node.type === 'VariableDeclaration' &&
      node.declarations.some(({ id }) => id.type === 'Identifier' && id.name === 'meta'),
  );
  const above = comments.find(
    ({ type, value, end }) =>
      type === 'Block' &&
      value.startsWith('*') &&
      meta !== undefined &&
      /^\s*$/.test(code.slice(end, meta.start)) &&
      end <= meta.start,
  );
  const [purpose = '', ...tags] = (above?.value ?? '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*+\s?/, '').trim())
    .join('\n')
    .trim()
    .split(/\n(?=@)/);
  const texts = (tag: string) =>
    tags.flatMap((text) =>
      text.startsWith(`${tag} `)
        ? [
            text
              .slice(tag.length + 1)
              .replaceAll('\n', '')
              .trim(),
          ]
        : [],
    );
  return { purpose: purpose.replaceAll('\n', ''), does: texts('@do'), donts: texts('@dont') };
}
