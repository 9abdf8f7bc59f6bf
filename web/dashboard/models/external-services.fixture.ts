import type { ModelConnection, ModelRequest, ModelSpend } from '#domain/models/models.ts';

export const aConnection = (change: Partial<ModelConnection> = {}): ModelConnection => ({
  id: '019a0000-0000-7000-8000-0000000000e1',
  service: 'openai',
  name: 'OpenAI',
  baseUrl: null,
  maskedKey: '…6789',
  model: 'gpt-4.1-mini',
  embeddingModel: null,
  models: ['gpt-4.1-mini', 'gpt-4.1'],
  isDefault: true,
  checkedAt: '2026-11-20T10:00:00Z',
  createdAt: '2026-11-20T10:00:00Z',
  ...change,
});

export const aSpend = (change: Partial<ModelSpend> = {}): ModelSpend => ({
  month: '2026-11',
  tokens: 1_200_000,
  cost: 17_000_000,
  unpricedTokens: 0,
  caps: { monthTokens: 5_000_000, monthCost: 20_000_000, callTokens: 100_000, callCost: 500_000 },
  models: [
    {
      service: 'openai',
      model: 'gpt-4.1-mini',
      requests: 412,
      inputTokens: 1_100_000,
      outputTokens: 100_000,
      cost: 17_000_000,
    },
  ],
  ...change,
});

export const aModelRequest = (change: Partial<ModelRequest> = {}): ModelRequest => ({
  id: '019a0000-0000-7000-8000-0000000000e2',
  proposalId: 'lead-1',
  service: 'openai',
  model: 'gpt-4.1-mini',
  createdAt: '2026-11-20T10:00:00Z',
  firstMs: 400,
  ms: 700,
  outcome: 'answered',
  inputTokens: 420,
  outputTokens: 30,
  isEstimated: false,
  cost: 216,
  given: 'You propose.',
  gave: '{"say":null}',
  ...change,
});
