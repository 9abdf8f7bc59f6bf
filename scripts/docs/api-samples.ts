import { audioFormats } from '#domain/platform/audio-formats.ts';
import { builtSite } from '#domain/platform/built-site.ts';
import type { Endpoint } from '#domain/platform/http.ts';
import { exampleParams } from '#server/platform/http/openapi/openapi.ts';
import { type ApiRequest, codeOf } from '#web/dashboard/shell/api-reference/request-code.ts';

const key = 'sk-your-access-token';

/** The request of an endpoint's example. example-requests.test.ts sends the same one to a real server. */
export function sampleRequest(endpoint: Endpoint): ApiRequest {
  const { method, path, example, protocol, can, body } = endpoint;
  const params = exampleParams(endpoint);
  const query = new URLSearchParams(example?.query).toString();
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!));
  const headers: Record<string, string> = {};
  if (can !== 'public') headers[protocol?.keyHeader ?? 'Authorization'] = protocol?.keyHeader ? key : `Bearer ${key}`;
  if (body && endpoint.file === undefined) headers['Content-Type'] = 'application/json';
  return {
    method,
    address: filled + (query && `?${query}`),
    headers,
    body: body && endpoint.file === undefined ? JSON.stringify(example?.body ?? {}, null, 2) : null,
  };
}

/** Of an answer that is a file: what to call it. */
function fileOf({ raw = [] }: Endpoint): string | undefined {
  const type = raw[0];
  if (type === undefined) return undefined;
  const audio = Object.values(audioFormats).find((format) => raw.includes(format.type));
  return audio ? `speech.${audio.extension}` : `answer.${/(\w+)$/.exec(type)![1]}`;
}

/** A file with a form's other fields: no client library, but a form's own ways to send it. */
function uploadFences(endpoint: Endpoint): Record<'curl' | 'TypeScript' | 'Python', string> {
  const { address } = sampleRequest(endpoint);
  const url = builtSite.origin + address;
  const fields = Object.entries(endpoint.example?.body ?? {});
  return {
    curl: [
      `curl '${url}'`,
      `--header 'Authorization: Bearer ${key}'`,
      ...fields.map(([name, value]) => `--form '${name}=${String(value)}'`),
      '--form file=@document.pdf',
    ].join(' \\\n  '),
    TypeScript: [
      'import { openAsBlob } from "node:fs";',
      '',
      'const form = new FormData();',
      ...fields.map(([name, value]) => `form.set(${JSON.stringify(name)}, ${JSON.stringify(String(value))});`),
      'form.set("file", await openAsBlob("document.pdf"), "document.pdf");',
      `const response = await fetch(${JSON.stringify(url)}, {`,
      `  method: "${endpoint.method}",`,
      `  headers: { Authorization: "Bearer ${key}" },`,
      '  body: form,',
      '});',
      'if (!response.ok) throw new Error(await response.text());',
      'console.log(await response.text());',
    ].join('\n'),
    Python: [
      'import requests',
      '',
      `response = requests.${endpoint.method.toLowerCase()}(`,
      `    ${JSON.stringify(url)},`,
      `    headers={"Authorization": "Bearer ${key}"},`,
      ...(fields.length > 0
        ? [
            `    data={${fields.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(String(value))}`).join(', ')}},`,
          ]
        : []),
      '    files={"file": open("document.pdf", "rb")},',
      ')',
      'response.raise_for_status()',
      'print(response.text)',
    ].join('\n'),
  };
}

/** The samples of an endpoint by language. */
export function samplesOf(endpoint: Endpoint): Record<'curl' | 'TypeScript' | 'Python', string> {
  if (endpoint.file) return uploadFences(endpoint);
  const input = { request: sampleRequest(endpoint), origin: builtSite.origin, file: fileOf(endpoint) };
  return { curl: codeOf('curl', input), TypeScript: codeOf('JavaScript', input), Python: codeOf('Python', input) };
}

/** The same as Markdown. */
export function sampleFences(endpoint: Endpoint): string[] {
  const samples = samplesOf(endpoint);
  return [
    `\`\`\`sh tab=curl\n${samples.curl}\n\`\`\``,
    `\`\`\`ts tab=TypeScript\n${samples.TypeScript}\n\`\`\``,
    `\`\`\`python tab=Python\n${samples.Python}\n\`\`\``,
  ];
}
