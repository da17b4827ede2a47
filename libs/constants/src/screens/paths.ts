import { screenPaths } from './screen-paths.ts';
import { urlsOf } from './urls-of.ts';

/** URLs of the screens that any page may lead to: `paths.product('ham-fr-001')` → `/product/ham-fr-001/`. */
export const paths = urlsOf(screenPaths);
