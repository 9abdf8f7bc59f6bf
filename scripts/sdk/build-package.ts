import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { buildBrowserPackage } from './build-browser-package.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Packages of `sdk/` that npm publishes. */
export const packages = ['typescript', 'cli', 'web', 'react'] as const;
export type PackageName = (typeof packages)[number];

/** JavaScript and declarations, file by file. */
function compile(to: string): void {
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [
    compiler,
    '-p',
    path.join(root, 'sdk/typescript'),
    '--outDir',
    path.join(to, 'dist'),
  ]);
  copyFileSync(path.join(root, 'sdk/flow.schema.json'), path.join(to, 'flow.schema.json'));
}

/** One file with all that it needs: it starts at once, and installs nothing else. */
async function bundle(to: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: path.join(root, 'sdk/cli/src/main.ts'),
      target: 'node20',
      outDir: path.join(to, 'dist'),
      rolldownOptions: { output: { entryFileNames: 'parley.js' } },
    },
  });
  // What's within the file keeps its licence beside it.
  copyFileSync(path.join(root, 'node_modules/yaml/LICENSE'), path.join(to, 'dist/yaml.LICENSE.txt'));
}

/** Puts a package into a folder as it's published. */
export async function buildPackage(name: PackageName, to: string): Promise<void> {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const file of ['package.json', 'README.md'])
    copyFileSync(path.join(root, 'sdk', name, file), path.join(to, file));
  copyFileSync(path.join(root, 'LICENSE'), path.join(to, 'LICENSE'));
  if (name === 'cli') await bundle(to);
  else if (name === 'typescript') compile(to);
  else await buildBrowserPackage(name, path.join(to, 'dist'));
}

/** `npm run sdk`: all of them, in build/sdk, where `npm publish` finds them. */
if (import.meta.main) {
  for (const name of packages) {
    const to = path.join(root, 'build/sdk', name);
    await buildPackage(name, to);
    console.log(to);
  }
}
