import { z } from 'zod';
import type { DocumentOptions } from './document-options.ts';
import type { SchemaShelf } from './openapi-schemas.ts';

/** `ask_question` as AskQuestion. */
const pascal = (type: string) => type.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Puts the forms of a schema, one for each type, in its place. */
export function addSteps(shelf: SchemaShelf, typed: DocumentOptions['typed']): void {
  for (const [name, { schema, configs }] of Object.entries(typed)) {
    // Configurations are kept as they were sent: what they leave out isn't filled in.
    const links = Object.entries(configs).map(([type, config]) => {
      const configName = `${pascal(type)}Config`;
      shelf.named[configName] = shelf.of(config, 'input');
      return [type, { $ref: `#/components/schemas/${configName}` }] as const;
    });
    for (const io of ['input', 'output'] as const) {
      const suffix = io === 'input' ? 'Input' : '';
      if (shelf.named[`${name}${suffix}`] === undefined) continue;
      const options = links.map(([type, config]) => {
        const step = shelf.of(schema.extend({ type: z.literal(type) }), io);
        const optionName = `${pascal(type)}Step${suffix}`;
        shelf.named[optionName] = { ...step, properties: { ...(step.properties as object), config } };
        return { $ref: `#/components/schemas/${optionName}` };
      });
      shelf.named[`${name}${suffix}`] = { oneOf: options };
    }
  }
}
