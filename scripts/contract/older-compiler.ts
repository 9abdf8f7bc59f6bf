import { registerHooks } from 'node:module';

/**
 * Generators of clients use the compiler's programming interface, which TypeScript 7 doesn't have. They get the compiler
 * before it as ts-morph brings it along: installed under its own name it would take over the command `tsc`.
 */
const olderCompiler = '@ts-morph/common/dist/typescript.js';

registerHooks({
  resolve: (name, context, next) => next(name === 'typescript' ? olderCompiler : name, context),
});
