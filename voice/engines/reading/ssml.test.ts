import { afterAll, describe, expect, it } from 'vitest';
import { rmsDbfs } from '#voice/audio/loudness.ts';
import { concatPcm, durationMs } from '#voice/audio/pcm.ts';
import { effort } from '#voice/testing/effort.ts';
import { plainScript, type Script, speakScript, spokenCharacters } from '../script.ts';
import { openFlite } from '../tts/flite.ts';
import type { SpokenWord } from '../tts.ts';
import { flitePhones, soundsLike } from './ipa.ts';
import { pronounce } from './pronounce.ts';
import { spokenScript } from './spoken-script.ts';
import { isSsml, ssmlScript } from './ssml.ts';

const flite = await openFlite({ workers: 1 });
afterAll(() => flite.close());

const english = (ssml: string) => ssmlScript(`<speak>${ssml}</speak>`, true);
const spoken = (ssml: string) => spokenScript(english(ssml), 'en-US');

async function hear(script: Script) {
  const parts: Int16Array[] = [];
  const words: SpokenWord[] = [];
  const signal = new AbortController().signal;
  const request = {
    voice: 'sarah',
    language: 'en-US',
    speed: 1,
    priority: 'request',
    fairnessKey: 'w',
    signal,
  } as const;
  for await (const chunk of speakScript(flite, script, request)) {
    parts.push(chunk.pcm);
    words.push(...chunk.words);
  }
  const pcm = concatPcm(parts);
  return { pcm, words, ms: durationMs(pcm, 16_000) };
}

describe('a document', () => {
  it('is known by its first tag', () => {
    expect(isSsml('<speak>Hi</speak>')).toBe(true);
    expect(isSsml(' <?xml version="1.0"?>\n<speak version="1.1">Hi</speak>')).toBe(true);
    for (const text of ['Hi', 'a <speak> b', '<speaker>', '<b>Hi</b>']) expect(isSsml(text)).toBe(false);
  });

  it.each([
    [
      'plain & simple',
      '<speak>plain &amp; simple &#x263A; <!-- not said --> &lt;here&gt;</speak>',
      'plain and simple here.',
    ],
    ['spelled', '<speak>It is <say-as interpret-as="characters">AB1</say-as>.</speak>', 'It is ay, b, one.'],
    [
      'a cardinal',
      '<speak><say-as interpret-as="cardinal">1234</say-as></speak>',
      'one thousand two hundred thirty four.',
    ],
    ['an ordinal', '<speak>the <say-as interpret-as="ordinal">3</say-as> try</speak>', 'the third try.'],
    ['digits', '<speak>code <say-as interpret-as="digits">2026</say-as></speak>', 'code two zero two six.'],
    [
      'a phone',
      '<speak><say-as interpret-as="telephone">+1 555-0100</say-as></speak>',
      'plus one, five five five, zero one zero zero.',
    ],
    [
      'a date',
      '<speak><say-as interpret-as="date" format="dmy">03/04/2026</say-as></speak>',
      'april third, twenty twenty six.',
    ],
    [
      'a substitute',
      '<speak><sub alias="World Wide Web Consortium">W3C</sub> here</speak>',
      'World Wide Web Consortium here.',
    ],
    ['sentences', '<speak><p><s>One</s><s>Two</s></p>Three</speak>', 'One. Two. Three.'],
    ['no such thing', '<speak><say-as interpret-as="cardinal">none</say-as></speak>', 'none.'],
  ])('says %s', (_name, ssml, text) => {
    expect(spokenScript(ssmlScript(ssml, true), 'en-US').toLowerCase()).toBe(text.toLowerCase());
  });

  it('counts what is read, not the markup', () => {
    expect(spokenCharacters(english('<emphasis level="strong">Hi</emphasis> you'))).toBe(6);
  });

  it.each([
    ['no end', '<speak>Hi'],
    ['a wrong end', '<speak><p>Hi</s></speak>'],
    ['text outside', '<speak>Hi</speak> there'],
    ['a bare sign', '<speak>a < b</speak>'],
    ['a bare ampersand', '<speak>a & b</speak>'],
    ['an unknown element', '<speak><dance/></speak>'],
    ['a voice', '<speak><voice name="x">Hi</voice></speak>'],
    ['attributes without quotes', '<speak><break time=1s/></speak>'],
    ['a break of nonsense', '<speak><break time="soon"/></speak>'],
    ['an endless break', '<speak><break time="100000s"/></speak>'],
    ['an unknown strength', '<speak><break strength="__proto__"/></speak>'],
    ['an unknown rate', '<speak><prosody rate="constructor">Hi</prosody></speak>'],
    ['a rate out of range', '<speak><prosody rate="900%">Hi</prosody></speak>'],
    ['an unknown kind', '<speak><say-as interpret-as="toString">1</say-as></speak>'],
    ['sounds that are none', '<speak><phoneme ph="123">Hi</phoneme></speak>'],
    ['another alphabet', '<speak><phoneme alphabet="x-sampa" ph="a">Hi</phoneme></speak>'],
    ['a document type', '<!DOCTYPE x [<!ENTITY y "z">]><speak>&y;</speak>'],
    ['too deep nesting', `<speak>${'<p>'.repeat(30)}Hi${'</p>'.repeat(30)}</speak>`],
  ])('with %s is refused with a reason', (_name, ssml) => {
    expect(() => ssmlScript(ssml, true)).toThrow(/^The SSML cannot be read: .{10}/);
  });

  it('of a hostile kind takes no time', async () => {
    for (const ssml of [
      `<speak${' a="b"'.repeat(9_000)}`,
      `<speak>${'<p '.repeat(9_000)}`,
      `<speak>${'&'.repeat(9_000)}`,
    ]) {
      expect(await effort(() => expect(() => ssmlScript(ssml, true)).toThrow())).toBeLessThan(20);
    }
  });
});

describe('spoken', () => {
  it('breaks are silent for as long as they say', async () => {
    const [plain, paused] = [await hear(english('One. Two.')), await hear(english('One.<break time="700ms"/>Two.'))];
    const gap = (words: SpokenWord[]) => words[1]!.startMs - words[0]!.endMs;
    expect(gap(paused.words)).toBeGreaterThanOrEqual(700);
    expect(gap(paused.words)).toBeLessThan(790);
    expect(paused.ms - plain.ms).toBeGreaterThan(300);
    const from = Math.round(paused.words[0]!.endMs + 60) * 16;
    expect(paused.pcm.subarray(from, from + 600 * 16).every((sample) => sample === 0)).toBe(true);
  });

  it('prosody changes the rate, emphasis the rate and the level', async () => {
    const plain = await hear(english('The quick brown fox jumps.'));
    const slow = await hear(english('<prosody rate="50%">The quick brown fox jumps.</prosody>'));
    const fast = await hear(english('<prosody rate="fast">The quick brown fox jumps.</prosody>'));
    expect(slow.ms / plain.ms).toBeGreaterThan(1.8);
    expect(fast.ms / plain.ms).toBeLessThan(0.87);
    const strong = await hear(english('<emphasis level="strong">The quick brown fox jumps.</emphasis>'));
    expect(strong.ms).toBeGreaterThan(plain.ms * 1.1);
    expect(rmsDbfs(strong.pcm) - rmsDbfs(plain.pcm)).toBeGreaterThan(1.5);
  });

  it('a phoneme sounds as its IPA says, and the word keeps its place', async () => {
    const ssml = 'I say <phoneme alphabet="ipa" ph="təˈmɑːtoʊ">tomato</phoneme>, you know.';
    const [american, british] = [await hear(english('I say tomato, you know.')), await hear(english(ssml))];
    expect(british.words.map(({ text }) => text)).toEqual(american.words.map(({ text }) => text));
    // The same consonants, another vowel: about as long, but not the same sound.
    expect(Math.abs(british.ms - american.ms)).toBeLessThan(200);
    expect(british.pcm).not.toEqual(american.pcm);
    const word = british.words.find(({ text }) => text === 'tomato')!;
    expect(word.endMs - word.startMs).toBeGreaterThan(250);
  });

  it('words of parts are timed from the start of the whole', async () => {
    const { words, ms } = await hear(english('One <emphasis>two</emphasis> three <break time="1s"/> four.'));
    expect(words.map(({ text }) => text)).toEqual(['One', 'two', 'three', 'four']);
    expect(words.map(({ startMs }) => startMs)).toEqual([...words.map(({ startMs }) => startMs)].sort((a, b) => a - b));
    expect(words[3]!.endMs).toBeLessThanOrEqual(Math.ceil(ms));
  });

  it('a part without anything to say is passed over, a whole one is not', async () => {
    expect((await hear(english('Hi<break time="10ms"/>…<break time="10ms"/>there'))).words).toHaveLength(2);
    await expect(hear(english('…<break time="10ms"/>!'))).rejects.toMatchObject({ code: 'empty' });
    await expect(hear(english('<break time="1s"/>'))).rejects.toMatchObject({ code: 'empty' });
  });

  it('a long text is cut between sentences', async () => {
    const seen: string[] = [];
    const engine = {
      ...flite,
      synthesize: (request: { text: string }) => {
        seen.push(request.text);
        return (async function* () {
          yield { pcm: new Int16Array(16), sampleRate: 16_000, words: [] };
        })();
      },
    };
    const signal = new AbortController().signal;
    const request = { voice: 'sarah', language: 'en', speed: 1, priority: 'job', fairnessKey: 'w', signal } as const;
    const text = 'This is a sentence of some length. '.repeat(600);
    for await (const chunk of speakScript(engine, plainScript(text), request))
      expect(chunk.pcm.length).toBeGreaterThan(0);
    expect(seen.join('')).toBe(text);
    expect(Math.max(...seen.map(({ length }) => length))).toBeLessThanOrEqual(4_000);
    for (const part of seen) expect(part).toMatch(/^This.*length\. $/s);
  });
});

describe('a dictionary', () => {
  const dictionary = [
    { word: 'Nguyen', spokenAs: 'win' },
    { word: 'SQL', spokenAs: 'sequel' },
    { word: 'New York', spokenAs: 'the big apple' },
    { word: 'C++', spokenAs: 'see plus plus' },
    { word: 'naïve', spokenAs: 'nah eve' },
  ];
  const read = (text: string) => spokenScript(pronounce(plainScript(text), dictionary), 'en-US');

  it.each([
    ['Call Nguyen, please.', 'Call win, please.'],
    ["NGUYEN's house", "win's house."],
    ['Nguyens and nguyenX', 'Nguyens and nguyenX.'],
    ['I like SQL and C++ in New York!', 'I like sequel and see plus plus in the big apple!'],
    ['so naïve', 'so nah eve.'],
    ['Dr. Nguyen, at 3 PM?', 'doctor win, at three p m?'],
  ])('reads %s', (text, words) => {
    expect(read(text)).toBe(words);
  });

  it('keeps the words of the text in the times', async () => {
    const { words } = await hear(pronounce(plainScript('Ask Nguyen about SQL.'), dictionary));
    expect(words.map(({ text }) => text)).toEqual(['Ask', 'Nguyen', 'about', 'SQL']);
  });

  it('gives way to what the document says', () => {
    const script = pronounce(english('<sub alias="en guyen">Nguyen</sub> and Nguyen'), dictionary);
    expect(spokenScript(script, 'en-US')).toBe('en guyen and win.');
  });
});

describe('IPA', () => {
  it.each([
    ['təˈmeɪtoʊ', 't ax0 m ey1 t ow0', 'tuhmaytoh'],
    ['/ˈnɪʃ/', 'n ih1 sh', 'nish'],
    ['tʃɜːtʃ', 'ch er1 ch', 'cherch'],
    ['t͡ʃɑ', 'ch aa1', 'chah'],
    ['ˈθɪŋk.ɪŋ', 'th ih1 ng k ih0 ng', 'thingking'],
  ])('%s is %s', (ipa, phones, letters) => {
    expect([flitePhones(ipa), soundsLike(ipa)]).toEqual([phones, letters]);
  });

  it.each(['', '123', 'sh!', 'kst', '日本'])('%j is none', (text) => {
    expect([flitePhones(text), soundsLike(text)]).toEqual([undefined, undefined]);
  });
});

it('reads what other languages leave to their engine', () => {
  const script = ssmlScript('<speak><say-as interpret-as="characters">AB</say-as> am 3.</speak>', false);
  expect(spokenScript(script, 'de')).toBe('A B am dritten');
  expect(spoken('x')).toBe('x.');
});
