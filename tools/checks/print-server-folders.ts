import { folderImports, layersOf } from './server-folders.ts';

/** Prints the folders of a source, the server's unless told, from the bottom up, a row a line, and the imports that go round. */
const { layers, circle } = layersOf(folderImports(process.argv[2] ?? 'apps/server/src'));
console.log([...layers.map((row) => row.join(', ')), ...circle].join('\n'));
