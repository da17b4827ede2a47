export { clearDrafts } from './drafts.ts';
