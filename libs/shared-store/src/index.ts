export { openSharedStore } from './open-shared-store.ts';
export type { SharedStore, SharedStoreOptions } from './open-shared-store.ts';
