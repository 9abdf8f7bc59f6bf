import { describe, expect, it } from 'vitest';
import { subaccountTemplatesApi } from '#domain/agency/subaccount-templates.ts';
import { subaccountsApi } from '#domain/agency/subaccounts.ts';
import { startApp } from '#server/testing/start-app.ts';

const server = await startApp({ RATE_LIMIT: '100000' });

const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error?: { code?: string } } | undefined)?.error?.code,
];

describe('a file of subaccounts', () => {
  const csv = [
    'Name,Owner Email,Template,Agents',
    'One,one@example.com,Practice,3',
    'Two,not an address,,',
    ',three@example.com,,',
    'Four,,Nothing like it,',
    'Five,,,99',
    'Six,,,',
  ].join('\n');

  it('is tried first, and made with a result for each row', async () => {
    const agency = await server.newOwner();
    await agency.call(subaccountTemplatesApi.create, { body: { name: 'Practice', settings: {} } });
    const read = async (dryRun: boolean) =>
      (await agency.call(subaccountsApi.import, { body: { csv, dryRun } })).items.map(({ line, result }) => [
        line,
        result,
      ]);
    const wanted = (done: string) => [
      [2, done],
      [3, 'refused'],
      [4, 'refused'],
      [5, 'refused'],
      [6, 'refused'],
      [7, done],
    ];
    expect(await read(true)).toEqual(wanted('ready'));
    expect((await agency.call(subaccountsApi.list)).items).toEqual([]);
    expect(await read(false)).toEqual(wanted('made'));
    expect((await agency.call(subaccountsApi.list)).items.map(({ name }) => name)).toEqual(['One', 'Six']);
  });

  it.each(['', 'x', 'name', 'email\na', 'name,name\na,b', 'name,colour\na,b', `name\n${'a\n'.repeat(201)}`])(
    'is refused as %j',
    async (csv) => {
      const agency = await server.newOwner();
      expect(codeOf(await agency.send('POST', '/v1/subaccounts/import', { csv }))).toEqual([400, 'invalid_input']);
    },
  );

  it('does not go beyond the limit', async () => {
    const agency = await server.newOwner();
    const many = `name\n${Array.from({ length: 12 }, (_, n) => `Client ${n}`).join('\n')}`;
    for (const dryRun of [true, false]) {
      const { items } = await agency.call(subaccountsApi.import, { body: { csv: many, dryRun } });
      expect(items.filter(({ result }) => result === 'refused')).toHaveLength(2);
    }
  });
});
