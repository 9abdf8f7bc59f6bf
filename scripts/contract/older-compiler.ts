import { registerHooks } from 'node:module';

/** Generators of clients use the compiler's programming interface, which TypeScript 7 doesn't have: they get the one before. */
registerHooks({
  resolve: (name, context, next) => next(name === 'typescript' ? 'typescript-5' : name, context),
});
