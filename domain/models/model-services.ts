/** The services whose language models can be connected. The card of External Services and the check are made from it. */
export const modelServices = {
  openai: {
    name: 'OpenAI',
    baseUrl: 'https://api.openai.com/v1',
    keyAt: 'platform.openai.com, under API keys',
    /** Small and fast first: a caller waits. The first that the key may use is suggested. */
    suggested: ['gpt-4.1-mini', 'gpt-4o-mini', 'gpt-5-mini'],
  },
  anthropic: {
    name: 'Anthropic',
    baseUrl: 'https://api.anthropic.com/v1',
    keyAt: 'console.anthropic.com, under API keys',
    suggested: ['claude-haiku-4-5', 'claude-3-5-haiku-latest'],
  },
  google: {
    name: 'Google',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    keyAt: 'aistudio.google.com, under API keys',
    suggested: ['gemini-2.5-flash-lite', 'gemini-2.5-flash'],
  },
  mistral: {
    name: 'Mistral',
    baseUrl: 'https://api.mistral.ai/v1',
    keyAt: 'console.mistral.ai, under API keys',
    suggested: ['mistral-small-latest', 'mistral-medium-latest'],
  },
  groq: {
    name: 'Groq',
    baseUrl: 'https://api.groq.com/openai/v1',
    keyAt: 'console.groq.com, under API keys',
    suggested: ['llama-3.3-70b-versatile', 'llama-3.1-8b-instant'],
  },
  compatible: {
    name: 'OpenAI-compatible server',
    /** Wherever it runs: Ollama, vLLM, LM Studio, a gateway. */
    baseUrl: null,
    keyAt: null,
    suggested: [],
  },
} as const satisfies Record<
  string,
  { name: string; baseUrl: string | null; keyAt: string | null; suggested: readonly string[] }
>;

export type ModelService = keyof typeof modelServices;
export const modelServiceIds = Object.keys(modelServices) as [ModelService, ...ModelService[]];

/** So many connections may stand behind each other. */
export const mostModelConnections = 8;

/** What a workspace may spend on models as long as it says nothing else. Costs in millionths of a US dollar. */
export const usualModelCaps = {
  monthTokens: 5_000_000,
  monthCost: 20_000_000,
  callTokens: 100_000,
  callCost: 500_000,
} as const;
