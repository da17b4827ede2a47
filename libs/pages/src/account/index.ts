export { hiddenMeta } from './hidden-meta.ts';
