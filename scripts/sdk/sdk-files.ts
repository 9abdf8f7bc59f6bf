import { describeFlow } from '#server/describe-api.ts';
import { sdkModel } from './model.ts';
import { pythonResources, pythonTypes } from './python.ts';
import { resourcesText, typesText } from './typescript.ts';

/** Files of `sdk/` that are made from the contract, with their text. */
export function sdkFiles(): Record<string, string> {
  const model = sdkModel();
  return {
    'flow.schema.json': `${JSON.stringify(describeFlow(), null, 2)}\n`,
    'typescript/src/types.gen.ts': typesText(model),
    'typescript/src/resources.gen.ts': resourcesText(model),
    'python/parley/_resources.py': pythonResources(model),
    'python/parley/types.pyi': pythonTypes(model),
  };
}
