import { posix } from 'node:path';
import type { SlotName } from '@shop/theming';
import ts from 'typescript';
import { read } from '../layers/closure.ts';
import type { Files } from '../layers/files.ts';

/** A prop of a slot as the contract writes it. */
export interface SlotMember {
  readonly name: string;
  /** Its type as it is written: `ReactNode`, `string | null`. */
  readonly type: string;
}

const contract = 'libs/theming/src/contract';

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** The props of a slot in the order of the contract; where there are several forms of them, those that all have. */
export function slotMembers(files: Files, slot: SlotName): readonly SlotMember[] {
  const declared = declarationsOf(files);
  const type = signatureOf(slot, declared)?.type;
  return type ? membersOf(type, declared) : [];
}

/** The docstring of a slot, in one line: its own, or that of its props. */
export function slotDoc(files: Files, slot: SlotName): string {
  const declared = declarationsOf(files);
  const signature = signatureOf(slot, declared);
  const type = signature?.type;
  const props = type && ts.isTypeReferenceNode(type) ? declared.get(type.typeName.getText()) : undefined;
  const [doc = ''] = [signature, props].flatMap((node) =>
    node ? ts.getJSDocCommentsAndTags(node).map(({ comment }) => ts.getTextOfJSDocComment(comment)) : [],
  );
  return doc.replaceAll(/\s+/g, ' ');
}

function signatureOf(slot: SlotName, declared: ReadonlyMap<string, Declaration>): ts.PropertySignature | undefined {
  return [...declared.values()]
    .filter((node) => ts.isInterfaceDeclaration(node))
    .filter(({ name }) => name.text.endsWith('Slots'))
    .flatMap(({ members }) => [...members])
    .filter((member) => ts.isPropertySignature(member))
    .find(({ name }) => name.getText() === slot);
}

function declarationsOf(files: Files): ReadonlyMap<string, Declaration> {
  const sources = files
    .children(contract)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => read(files, posix.join(contract, name)));
  const nodes = sources
    .flatMap((code) => [...ts.createSourceFile('contract.ts', code, ts.ScriptTarget.Latest, true).statements])
    .filter((node): node is Declaration => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node));
  return new Map(nodes.map((node) => [node.name.text, node]));
}

function membersOf(type: ts.TypeNode, declared: ReadonlyMap<string, Declaration>): readonly SlotMember[] {
  if (ts.isTypeLiteralNode(type)) return ownMembers(type.members);
  if (ts.isParenthesizedTypeNode(type)) return membersOf(type.type, declared);
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap((part) => membersOf(part, declared));
  if (ts.isUnionTypeNode(type)) {
    const [first = [], ...others] = type.types.map((part) => membersOf(part, declared));
    return first.filter(({ name }) => others.every((members) => members.some((member) => member.name === name)));
  }
  if (!ts.isTypeReferenceNode(type)) return [];
  return membersNamed(type.typeName.getText(), declared);
}

function membersNamed(name: string, declared: ReadonlyMap<string, Declaration>): readonly SlotMember[] {
  const node = declared.get(name);
  if (!node) return [];
  if (ts.isTypeAliasDeclaration(node)) return membersOf(node.type, declared);
  const bases = (node.heritageClauses ?? []).flatMap(({ types }) =>
    types.map(({ expression }) => expression.getText()),
  );
  return [...bases.flatMap((base) => membersNamed(base, declared)), ...ownMembers(node.members)];
}

const ownMembers = (members: ts.NodeArray<ts.TypeElement>): readonly SlotMember[] =>
  members.flatMap((member) =>
    member.name === undefined
      ? []
      : [
          {
            name: member.name.getText(),
            type: ts.isPropertySignature(member) ? (member.type?.getText() ?? 'unknown') : 'function',
          },
        ],
  );
