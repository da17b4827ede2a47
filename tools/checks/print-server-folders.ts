import { folderImports, layersOf } from './server-folders.ts';

/**
 * Prints the folders of a source (by default the server's), lowest layer first, one layer per line, and circular
 * imports.
 */
const { layers, circle } = layersOf(folderImports(process.argv[2] ?? 'apps/server/src'));
console.log([...layers.map((row) => row.join(', ')), ...circle].join('\n'));
