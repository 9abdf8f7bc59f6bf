import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hasName, namedSchemas } from '#domain/named-schemas.ts';
import { webhookEventTypes } from '#domain/notifications/webhook-events.data.ts';
import { describeApi, undescribedFields } from '#server/describe-api.ts';
import { mostUnnamed } from '#server/platform/http/openapi/openapi-names.ts';
import { checkerOf, type OpenApiDocument } from '#server/testing/openapi-rules.ts';

/** The OpenAPI document makes good clients: generators get names, words and unions that they understand. */

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'parley-contract-'));
afterAll(() => rmSync(folder, { recursive: true }));

const document = JSON.parse(JSON.stringify(describeApi('https://parley.invalid', 'Parley'))) as OpenApiDocument;
const { schemas } = document.components;

type Schema = Record<string, unknown>;
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** Every object within a value that has members, but for those of components themselves. */
function* objectsIn(value: unknown, at: string, isNamed = false): Generator<[string, Schema]> {
  if (!isSchema(value)) return;
  if (!isNamed && isSchema(value.properties) && !('example' in value)) yield [at, value];
  for (const [key, inner] of Object.entries(value)) {
    if (key !== 'example' && key !== 'examples') yield* objectsIn(inner, `${at}/${key}`, at === 'schemas');
  }
}

describe('the document', () => {
  it('says what every field, parameter and header is', () => {
    expect(
      undescribedFields(),
      'Say what they are: .describe("…") in the schema, or a row in domain/field-texts.data.ts (`name`, or `Schema.name` where the name alone means several things)',
    ).toEqual([]);
  });

  it('has a name for each object that has more than a few members, or is there twice', () => {
    const unnamed = [...objectsIn(document.paths, 'paths'), ...objectsIn(schemas, 'schemas')].filter(
      ([, { properties }]) => Object.keys(properties as object).length > mostUnnamed,
    );
    // A form with a file isn't JSON, and is there once.
    expect(unnamed.map(([at]) => at).filter((at) => !at.includes('multipart/form-data'))).toEqual([]);
    expect(Object.keys(schemas).filter((name) => /^_|Sery/.test(name))).toEqual([]);
  });

  it('knows the names of schemas in the modules of all endpoints', async () => {
    const files = globSync('domain/**/*.ts', { cwd: root }).filter(
      // Other platforms' forms are no part of our contract.
      (file) => !/\.(test|fixture)\.ts$|channels\/clients\//.test(file),
    );
    const unknown: string[] = [];
    for (const file of files) {
      const module = (await import(path.join(root, file))) as object;
      for (const [name, value] of Object.entries(module)) {
        if (hasName(name, value) && namedSchemas[name] !== value) unknown.push(`${file}: ${name}`);
      }
    }
    expect(unknown, 'Import its module in domain/named-schemas.ts; two schemas can’t have one name').toEqual([]);
  });

  it('tells the steps of a flow apart by their type', () => {
    const node = schemas.FlowNode as {
      oneOf: { $ref: string }[];
      discriminator: { propertyName: string; mapping: object };
    };
    expect(node.discriminator.propertyName).toBe('type');
    expect(Object.keys(node.discriminator.mapping)).toHaveLength(node.oneOf.length);
    const ask = { id: 'ask', type: 'ask', title: 'Ask', config: {}, x: 0, y: 0 };
    const unknown = { id: 'ask', type: 'aks', title: 'Ask', config: {}, x: 0, y: 0 };
    const say = { id: 'say', type: 'say', title: 'Say', config: { text: 'Hello.' }, x: 0, y: 0 };
    const fits = (value: unknown) => checkerOf(document, schemas.FlowNode).safeParse(value).success;
    expect([say, ask, unknown].map(fits)).toEqual([true, false, false]);
  });

  it('tells of each event once, with an example that fits', () => {
    expect(Object.keys(document.webhooks)).toEqual(webhookEventTypes);
    for (const [type, { post }] of Object.entries(document.webhooks)) {
      const { schema, example } = post.requestBody!.content['application/json']!;
      const result = checkerOf(document, schema).safeParse(example);
      expect([type, result.success ? '' : z.prettifyError(result.error)]).toEqual([type, '']);
    }
  });

  it('has no fault and no warning by redocly’s recommended rules', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const found = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config });
    expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });

  it('makes TypeScript by hey-api and by openapi-typescript that a strict compiler takes', async () => {
    await run(process.execPath, [path.join(root, 'scripts/contract/generate-types.ts'), folder], { cwd: root });
    const compilerOptions = {
      strict: true,
      skipLibCheck: false,
      noEmit: true,
      types: [],
      lib: ['es2022', 'dom'],
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
    };
    const files = ['hey-api/types.gen.ts', 'openapi-typescript.ts'];
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    const { stdout } = await run(process.execPath, [
      path.join(root, 'node_modules/typescript/bin/tsc'),
      '-p',
      folder,
    ]).catch((error: { stdout: string }) => error);
    expect(stdout).toBe('');
  }, 120_000);
});
