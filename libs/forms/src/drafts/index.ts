export { clearDrafts, DRAFT_PREFIX, dropDraft } from './drafts.ts';
