import { spawnSync } from 'node:child_process';

/** The release the scenes are written for; its shader nodes were renamed in 4.0. */
const release = /^Blender 3\.(4|5|6)\b/;

/**
 * Returns the command that starts Blender: BLENDER_PATH or `blender` on the path.
 * @throws Error with instructions when there is none, or when its release is different
 */
export function findBlender(command: string = process.env.BLENDER_PATH ?? 'blender'): string {
  const { stdout, error } = spawnSync(command, ['--version'], { encoding: 'utf8' });
  const install =
    'On Debian: apt-get install blender python3-numpy libopenblas0-pthread. Elsewhere install Blender 3.6 from blender.org and set BLENDER_PATH.';
  if (error) throw new Error(`Blender was not found as "${command}". ${install}`);
  const version = stdout.trim().split('\n')[0] ?? '';
  if (!release.test(version))
    throw new Error(
      `The scenes are written for Blender 3.4 to 3.6; "${command}" is ${version || 'something else'}. ${install}`,
    );
  return command;
}
