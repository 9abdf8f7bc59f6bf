import { parentPort } from 'node:worker_threads';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/client/validators/ajv';
import type { ToCheck } from './check-result.ts';

/** A schema that is none promises nothing that a result could keep. */
function fits({ schema, result }: ToCheck): boolean {
  try {
    // One for each task: it keeps whatever it has read.
    return new AjvJsonSchemaValidator().getValidator(schema as never)(result).valid;
  } catch {
    return false;
  }
}

parentPort!.on('message', (task: ToCheck) => parentPort!.postMessage(fits(task)));
