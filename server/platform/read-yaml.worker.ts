import { parentPort } from 'node:worker_threads';
import { linesOf, parseYaml } from './parse-yaml.ts';
import type { YamlTask } from './read-yaml.ts';

parentPort!.on('message', ({ text, paths }: YamlTask) => {
  parentPort!.postMessage(paths === undefined ? parseYaml(text) : linesOf(text, paths));
});
