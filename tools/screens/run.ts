import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../checks/workspace.ts';
import { screenTable } from './screen-table.ts';
import { screensPage } from './screens-page.ts';

writeFileSync(join(root, 'docs', 'screens.md'), screensPage(screenTable()));
