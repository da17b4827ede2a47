import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './workspace.ts';

/** Files that belong to tests, to stories, or that a tool has written. */
export const isTest =
  /\.(test|test-d|stories|integration|spec)\.tsx?$|\/(testing|fixtures|node_modules|build|dist|generated|\.react-router|__planted__)\//;

/** The syntax tree of a source, by its path from the root. */
export const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
