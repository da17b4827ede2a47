import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from './workspace.ts';

const file = join(root, 'libs/themes/simple/src/planted.ts');
const source = `import { defineTheme, defineVariant, replace, wrap, type HeroProps, type OverrideProps } from '@shop/theming';

const none = () => null;
const greedy = (props: HeroProps & { readonly extra: number }) => props.extra;
const stranger = (props: OverrideProps<'CartLine'>) => props.Original(props);

export const misspelt = defineTheme({
  name: 'planted',
  components: {
    Hedaer: replace(async () => ({ default: none })),
  },
});

export const unfit = defineVariant({
  name: 'planted',
  components: {
    Hero: replace(async () => ({ default: greedy })),
    BuyBox: wrap(async () => ({ default: stranger })),
    Footer: replace(async () => ({ default: none })),
  },
});
`;

interface Complaint {
  /** The invalid line that an error points at. */
  readonly line: string;
  readonly text: string;
}

/** Returns the compiler's errors for the test file, with the repository's own options. */
function complaints(): readonly Complaint[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === file || fileExists(path);
  host.getSourceFile = (path, language, ...rest) =>
    path === file ? ts.createSourceFile(path, source, language) : getSourceFile(path, language, ...rest);
  const program = ts.createProgram([file], { ...options, types: [] }, host);
  return program.getSemanticDiagnostics(program.getSourceFile(file)).map(({ start = 0, messageText }) => ({
    line: source.slice(source.lastIndexOf('\n', start) + 1, source.indexOf('\n', start)).trim(),
    text: ts.flattenDiagnosticMessageText(messageText, '\n'),
  }));
}

it(
  'the compiler names the slot whose override does not fit; one that renders nothing fits any',
  { timeout: 120_000 },
  () => {
    const found = complaints();
    expect(found.map(({ line }) => line.split(':')[0])).toEqual(['Hedaer', 'Hero', 'BuyBox']);
    const [unknown, greedy, stranger] = found.map(({ text }) => text);
    expect(unknown).toMatch(/'Hedaer' does not exist.*'Header'/s);
    expect(greedy).toMatch(/HeroProps.*'extra' is missing/s);
    expect(stranger).toContain('BuyBoxProps');
  },
);
