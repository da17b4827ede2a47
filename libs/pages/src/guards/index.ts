export { checkAccess } from './check-access.ts';
export { decideAccess, type Visitor } from './decide-access.ts';
