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

/** Puts text in front of the statement that declares a constant. @throws Error when there is none */
export function insertBefore(code: string, constant: string, text: string): string {
  const found = statements(code).find(
    (node) =>
      ts.isVariableStatement(node) &&
      node.declarationList.declarations.some((declared) => declared.name.getText() === constant),
  );
  if (!found) throw new Error(`There is no constant ${constant} to write before.`);
  return code.includes(text.trim()) ? code : `${code.slice(0, found.getStart())}${text}${code.slice(found.getStart())}`;
}

const statements = (code: string) => ts.createSourceFile('code.ts', code, ts.ScriptTarget.Latest, true).statements;
