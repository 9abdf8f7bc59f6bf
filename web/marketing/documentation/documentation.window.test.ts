import { describe, expect, it, vi } from 'vitest';
import {
  clipDays,
  freeCharacters,
  linkHours,
  longTextLimit,
  SpeechFile,
  SpeechRequest,
  speechApi,
  speechSpeed,
  textLimit,
} from '#domain/channels/speech.ts';
import { speechReplyHeaders } from '#domain/channels/speech-headers.ts';
import { keyPerMinute } from '#domain/channels/speech-plans.ts';
import { describedApi } from '#domain/described-api.ts';
import * as knowledge from '#domain/knowledge/knowledge-limits.ts';
import { audioFormatNames } from '#domain/platform/audio-formats.ts';
import { errorCodesOf } from '#domain/platform/endpoint-errors.ts';
import { errors } from '#domain/platform/errors.ts';
import type { Endpoint } from '#domain/platform/http.ts';
import * as page from './documentation.data.ts';

/** The tables of /documentation say what the contract says. */

const rows = Object.values(describedApi).flatMap((table) => Object.values(table as Record<string, Endpoint>));
const count = (value: number) => value.toLocaleString('en');

describe('the documentation page', () => {
  it('names the members of a request and of its answer', () => {
    expect(page.requestFields.map(({ name }) => name).sort()).toEqual(Object.keys(SpeechRequest.shape).sort());
    expect(page.answerFields.map(({ name }) => name).sort()).toEqual(Object.keys(SpeechFile.shape).sort());
    const typeOf = (name: string) => page.requestFields.find((field) => field.name === name)!;
    expect(
      typeOf('format')
        .type.split(/, | or /)
        .sort(),
    ).toEqual([...audioFormatNames].sort());
    expect(typeOf('speed').text).toContain(`From ${speechSpeed.min} to ${speechSpeed.max}`);
    const required = page.requestFields.filter(
      ({ name }) => !SpeechRequest.shape[name as 'text'].safeParse(undefined).success,
    );
    expect(required).toEqual(page.requestFields.filter(({ type }) => type.includes('required')));
  });

  it.each(page.endpoints)('describes $method $path', ({ method, path, text, access }) => {
    const endpoint = rows.find((row) => row.method === method && row.path === path.replace(/\{(\w+)\}/g, ':$1'));
    expect(endpoint?.summary).toBe(text);
    expect(access).toBe(endpoint?.can === 'public' ? 'Everyone' : 'Token');
  });

  it('tells the limits that are kept', () => {
    const told = Object.fromEntries(page.limits.map(({ what, most }) => [what, most]));
    expect(told).toEqual({
      'Free tier': `${count(freeCharacters)} characters a month`,
      'Text per request': `${count(textLimit)} characters`,
      'Text per background request': `${count(longTextLimit)} characters`,
      'Speech requests': `${speechApi.speak.perMinute} per minute per token and endpoint, ${keyPerMinute} in total`,
      'Request size': errors.body_too_large[1].replace('The body is larger than ', '').replace(/\.$/, ''),
      'URL of an audio file': `valid for ${linkHours} hours`,
      'Audio file': `kept for ${clipDays} days`,
    });
  });

  it('tells what the Knowledge Base takes', () => {
    const told = Object.fromEntries(page.knowledgeFiles.map(({ what, most }) => [what, most]));
    expect(told).toEqual({
      Files: knowledge.knowledgeExtensions.map((end) => end.slice(1).toUpperCase()).join(', '),
      'One file': `up to ${knowledge.knowledgeFileBytes / 1024 / 1024} MB, ${count(knowledge.knowledgePages)} pages, ${count(knowledge.knowledgeCharacters)} characters`,
      'Pasted text': `up to ${count(knowledge.pastedCharacters)} characters`,
      Website: `up to ${count(knowledge.sitePages.max)} pages, ${knowledge.siteDepth.max} links deep`,
      Total: `${count(knowledge.knowledgeFilesLimit)} files and pages`,
    });
  });

  it('names the headers that every answer with speech has', () => {
    const always = Object.keys(speechReplyHeaders.shape).filter((name) => name !== 'x-speech-fallback');
    expect(page.headers.map(({ name }) => name.toLowerCase()).sort()).toEqual(always.sort());
  });

  it('lists errors that there are, with their statuses, and leaves none out that a reader of the page may meet', () => {
    for (const { code, status } of page.errorCodes) expect([code, status]).toEqual([code, errors[code][0]]);
    const told = new Set<string>(page.errorCodes.map(({ code }) => code));
    const rare = ['body_too_deep', 'session_expired', 'workspace_required', 'not_ready'];
    const possible = new Set([...errorCodesOf(speechApi.speak), ...errorCodesOf(speechApi.clip)]);
    expect([...possible].filter((code) => !told.has(code)).sort()).toEqual(rare.sort());
    expect([...told].filter((code) => !possible.has(code as 'internal'))).toEqual([]);
  });

  it('has a link in its list of contents for each of its parts', () => {
    const ids = page.contents.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('prints samples with the address of the installation that shows them', async () => {
  document.documentElement.dataset.origin = 'https://voice.example.com';
  vi.resetModules();
  const { atThisAddress } = await import('./own-address.ts');
  const { default: settings } = await import('../samples/documentation/settings.sh?raw');
  expect(atThisAddress(settings).split('\n')).toEqual([
    'export PARLEY_URL="https://voice.example.com"',
    'export PARLEY_API_KEY="sk-your-access-token"',
  ]);
});
