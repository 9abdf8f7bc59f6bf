/** What a transcriber understood of a file. Times are seconds from its beginning. */
export interface Transcript {
  text: string;
  /** As the transcriber names it; empty where it says nothing. */
  language: string;
  /** Seconds; 0 where it is unknown. */
  duration: number;
  segments: TimedText[];
  /** Null where the transcriber tells no times of words. */
  words: { word: string; start: number; end: number }[] | null;
}

export interface TimedText {
  text: string;
  start: number;
  end: number;
  /** Where speakers are told apart. */
  speaker?: string;
}

/** A text without times, as one piece over all of the sound. */
export const inOnePiece = (text: string, duration: number): TimedText[] =>
  text === '' ? [] : [{ text, start: 0, end: duration }];

export const transcriptForms = ['json', 'verbose_json', 'text', 'srt', 'vtt', 'diarized_json'] as const;
export type TranscriptForm = (typeof transcriptForms)[number];

function clock(seconds: number, mark: ',' | '.'): string {
  const ms = Math.round(seconds * 1000);
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  const [hours, minutes, rest] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1000) % 60];
  return `${part(hours, 2)}:${part(minutes, 2)}:${part(rest, 2)}${mark}${part(ms % 1000, 3)}`;
}

const cues = (segments: readonly TimedText[], mark: ',' | '.') =>
  segments.map(({ start, end, text }) => `${clock(start, mark)} --> ${clock(end, mark)}\n${text}\n`);

/** Their clients read these members of each segment; what no transcriber here says is nought. */
const verboseSegment = ({ text, start, end }: TimedText, id: number) => ({
  id,
  seek: 0,
  start,
  end,
  text,
  tokens: [],
  temperature: 0,
  avg_logprob: 0,
  compression_ratio: 0,
  no_speech_prob: 0,
});

const speakerSegment = ({ text, start, end, speaker = 'A' }: TimedText, at: number) => ({
  id: `seg_${at}`,
  type: 'transcript.text.segment',
  speaker,
  start,
  end,
  text,
});

const usageOf = ({ duration }: Transcript) =>
  duration > 0 ? { usage: { type: 'duration', seconds: Math.ceil(duration) } } : {};

/** A transcript in one of OpenAI's forms, with its content type. */
export function formOf(form: TranscriptForm, transcript: Transcript, task: 'transcribe' | 'translate') {
  const { text, language, duration, segments, words } = transcript;
  const plain = (body: string) => ({ type: 'text/plain; charset=utf-8', body });
  switch (form) {
    case 'text':
      return plain(`${text}\n`);
    case 'srt':
      return plain(
        cues(segments, ',')
          .map((cue, at) => `${at + 1}\n${cue}`)
          .join('\n'),
      );
    case 'vtt':
      return plain(`WEBVTT\n\n${cues(segments, '.').join('\n')}`);
    case 'json':
      return { body: { text, ...usageOf(transcript) } };
    case 'verbose_json':
      return {
        body: {
          task,
          language,
          duration,
          text,
          segments: segments.map(verboseSegment),
          ...(words !== null && { words }),
          ...usageOf(transcript),
        },
      };
    case 'diarized_json':
      return { body: { task, duration, text, segments: segments.map(speakerSegment), ...usageOf(transcript) } };
  }
}

/** The events of a transcript that is streamed: it is told piece by piece once it is whole. */
export function* transcriptEvents(form: TranscriptForm, transcript: Transcript): Generator<object> {
  for (const [at, segment] of transcript.segments.entries()) {
    if (form === 'diarized_json') yield speakerSegment(segment, at);
    yield { type: 'transcript.text.delta', delta: at === 0 ? segment.text : ` ${segment.text}` };
  }
  yield { type: 'transcript.text.done', text: transcript.text, ...usageOf(transcript) };
}
