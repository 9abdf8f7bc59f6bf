import { needTools } from './tools.ts';

/** Vitest, once before the tests of a project that uses programs of other people. */
export function setup(): void {
  needTools(['bash', 'curl', 'python3', 'bzip2', 'ffmpeg', 'pocketsphinx', 'pocketsphinxModel']);
  needTools(['kamailio', 'baresip', 'linphone', 'sipp']);
}
