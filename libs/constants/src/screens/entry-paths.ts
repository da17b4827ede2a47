import { entryScreenPaths } from './entry-screen-paths.ts';
import { urlsOf } from './urls-of.ts';

/** URLs of what follows on login and registration, and of the ways back in: `entryPaths.reminder()` → `/reminder/`. */
export const entryPaths = urlsOf(entryScreenPaths);
