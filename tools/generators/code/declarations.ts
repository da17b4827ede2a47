import ts from 'typescript';

/** Adds a line to an interface, or returns the code as it is when the member is there. @throws Error when there is no such interface */
export function addMember(code: string, name: string, member: string, type: string): string {
  const found = statements(code).find(
    (node): node is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(node) && node.name.text === name,
  );
  if (!found) throw new Error(`There is no interface ${name} to write into.`);
  if (found.members.some((present) => present.name?.getText() === member)) return code;
  const end = found.end - 1;
  return `${code.slice(0, end)}  ${member}: ${type};\n${code.slice(end)}`;
}

/** Adds declarations at the end, or returns the code as it is when it has them. */
export const append = (code: string, text: string): string =>
  code.includes(text.trim()) ? code : `${code.trimEnd()}\n\n${text.trim()}\n`;

const statements = (code: string) => ts.createSourceFile('code.ts', code, ts.ScriptTarget.Latest, true).statements;
