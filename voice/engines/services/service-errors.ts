import { EngineError } from '../engine-error.ts';
import { type OutboundAnswer, OutboundError, textOf } from './outbound.ts';
import type { SpeechService } from './speech-service.ts';

/**
 * A service's refusals in our own words: which setting to look at, and never what the service wrote, since some repeat
 * the key in it.
 */

/** Where services put the short word for what is wrong. */
function faultCode(body: string): string | undefined {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return undefined;
  }
  const at = (value: unknown, name: string) =>
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  const places = [json, at(json, 'error'), at(json, 'detail')];
  const found = places.flatMap((place) =>
    ['code', 'status', 'err_code', 'error_code', 'type'].map((n) => at(place, n)),
  );
  return found.find((value): value is string => typeof value === 'string' && /^[A-Za-z_]{3,40}$/.test(value));
}

/** What a refusal with this status means. */
export async function refusalOf(service: SpeechService, answer: OutboundAnswer): Promise<EngineError> {
  const body = await textOf(answer).catch(() => '');
  return problemOf(service, answer.status, faultCode(body));
}

export function problemOf(
  { name, settings }: SpeechService,
  status: number | undefined,
  code: string | undefined,
): EngineError {
  const told = [status, code].filter((part) => part !== undefined).join(', ');
  const says = `${name} ${told === '' ? 'reports an error' : `answers ${told}`}`;
  if (status === 402 || /quota|insufficient|credit|billing|payment/i.test(code ?? '')) {
    return new EngineError('unavailable', `${says}: the ${settings.key} account has no quota left.`);
  }
  if (status === 401 || status === 403 || /api_key|unauthorized|invalid_auth/i.test(code ?? '')) {
    return new EngineError('unavailable', `${says}: check ${settings.key}.`);
  }
  if (status === 429) return new EngineError('busy', `${says}: too many concurrent requests for ${settings.key}.`);
  if (status === 404 || /not_found|invalid_voice/i.test(code ?? '')) {
    const model = settings.model === undefined ? '' : `, or no model as ${settings.model} names it`;
    return new EngineError('unsupported', `${says}: voice not found${model}.`, { retryable: true });
  }
  const look = [settings.model, settings.baseUrl].filter((part) => part !== undefined).join(' and ');
  return new EngineError('unavailable', `${says}. If this continues, check ${look}.`);
}

/** A failure on the way, as an engine's. */
export function asServiceError({ name, settings }: SpeechService, error: unknown): unknown {
  if (!(error instanceof OutboundError)) return error;
  const { code, message, cause } = error;
  const told = `${name}: ${message}`;
  if (code === 'aborted' || code === 'timeout') return new EngineError(code, told, { cause });
  if (code === 'broken' || code === 'too_large') return new EngineError('crashed', told, { cause });
  const look = code === 'forbidden' ? `Name the address in ${settings.baseUrl}` : `Look at ${settings.baseUrl}`;
  return new EngineError('unavailable', `${told} ${look}.`, { cause });
}
