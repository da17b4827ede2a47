import { afterAll } from 'vitest';
import { assertNoConnectionShared, watchConnections } from './watch-connections.ts';

watchConnections();
afterAll(assertNoConnectionShared);
