import type { ModelService } from './model-services.ts';

/**
 * What services asked for a million tokens, in millionths of a US dollar, as their pages of prices said on the day. Each
 * workspace writes its own where they have changed or where someone pays another price.
 */
export const knownPricesOf = '2025-10-01';

interface KnownPrice {
  service: ModelService;
  model: string;
  input: number;
  output: number;
  /** Of tokens that are sound, where they cost otherwise. */
  audioInput?: number;
  audioOutput?: number;
  /** When it was looked at, where that was later. */
  of?: string;
}

export const knownModelPrices: readonly KnownPrice[] = [
  { service: 'openai', model: 'gpt-4.1-mini', input: 400_000, output: 1_600_000, of: '2026-06-21' },
  { service: 'openai', model: 'gpt-4.1-nano', input: 100_000, output: 400_000, of: '2026-03-21' },
  { service: 'openai', model: 'gpt-4o-mini', input: 150_000, output: 600_000, of: '2026-03-21' },
  { service: 'openai', model: 'gpt-5-mini', input: 250_000, output: 2_000_000, of: '2026-03-21' },
  {
    service: 'openai',
    model: 'gpt-realtime-2.1',
    input: 4_000_000,
    output: 24_000_000,
    audioInput: 32_000_000,
    audioOutput: 64_000_000,
    of: '2026-11-20',
  },
  // Embedding models write nothing.
  { service: 'openai', model: 'text-embedding-3-small', input: 20_000, output: 0, of: '2026-06-21' },
  { service: 'anthropic', model: 'claude-haiku-4-5', input: 1_000_000, output: 5_000_000 },
  { service: 'anthropic', model: 'claude-3-5-haiku', input: 800_000, output: 4_000_000 },
  { service: 'google', model: 'gemini-2.5-flash-lite', input: 100_000, output: 400_000 },
  { service: 'google', model: 'gemini-2.5-flash', input: 300_000, output: 2_500_000 },
  { service: 'groq', model: 'llama-3.3-70b-versatile', input: 590_000, output: 790_000 },
  { service: 'groq', model: 'llama-3.1-8b-instant', input: 50_000, output: 80_000 },
];
