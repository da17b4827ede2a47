export { checkAccess } from './check-access.ts';
export { decideAccess, type Visitor } from './decide-access.ts';
export { hasPossibleKey } from './possible-key.ts';
