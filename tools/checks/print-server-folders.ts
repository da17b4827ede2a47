import { folderImports, layersOf } from './server-folders.ts';

/** Prints the server's folders from the bottom up, a row a line, and the imports that go round if there are any. */
const { layers, circle } = layersOf(folderImports());
console.log([...layers.map((row) => row.join(', ')), ...circle].join('\n'));
