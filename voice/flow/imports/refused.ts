/** A file that no agent can be made of, with a sentence that says why. */
export class ImportRefused extends Error {
  override name = 'ImportRefused';
}
