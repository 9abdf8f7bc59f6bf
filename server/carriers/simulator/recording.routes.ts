import type { LiveCall } from './live-call.ts';
import type { LineRecording } from './recording.ts';
import { notFound, Refusal } from './refusal.ts';
import { pageOf, shownRecording } from './resources.ts';
import type { ApiRequest, Route } from './rest-route.ts';
import type { Simulator } from './simulator.ts';

/** A moment that someone asks about; null for none. */
function dayAt(written: string): number | null {
  if (written === '') return null;
  const at = Date.parse(written);
  if (Number.isNaN(at)) throw new Refusal(400, 20001, `${written} is not a date.`);
  return at;
}

/** Recordings of calls, as Twilio's API has them. */
export function recordingRoutes({ calls }: Simulator, route: Route, root: string): void {
  const callOf = ({ account, one }: ApiRequest): LiveCall => {
    const call = calls.find(account, one);
    if (call === undefined) throw notFound(`/Calls/${one}.json`);
    return call;
  };
  /** A recording of an account, with its call. */
  const find = ({ account }: ApiRequest, written: string): { call: LiveCall; recording: LineRecording } => {
    const sid = written.replace(/\.(json|wav)$/, '');
    for (const call of calls.list(account)) {
      const recording = call.recordings.find((one) => one.sid === sid);
      if (recording !== undefined) return { call, recording };
    }
    throw notFound(`/Recordings/${sid}.json`);
  };

  route('recordings.list', 'GET', `${root}/Calls/:one/Recordings.json`, async (asked) => {
    const { account, field } = asked;
    const found = callOf(asked).recordings.map((one) => shownRecording(account.accountSid, one));
    const path = `/2010-04-01/Accounts/${account.accountSid}/Calls/${asked.one}/Recordings.json`;
    return { body: pageOf(path, 'recordings', found.reverse(), field) };
  });
  route('recordings.list', 'GET', `${root}/Recordings.json`, async ({ account, field }) => {
    const callSid = field('CallSid');
    // A comparison is part of the name: `DateCreated>`.
    const [from, until] = [dayAt(field('DateCreated>')), dayAt(field('DateCreated<'))];
    const day = field('DateCreated').slice(0, 10);
    const found = calls
      .list(account)
      .flatMap(({ recordings }) => recordings)
      .filter((one) => callSid === '' || one.callSid === callSid)
      .filter(({ tape: { beganAt } }) => (from === null || beganAt >= from) && (until === null || beganAt <= until))
      .filter(({ tape }) => day === '' || new Date(tape.beganAt).toISOString().startsWith(day))
      .sort((a, b) => b.tape.beganAt - a.tape.beganAt)
      .map((one) => shownRecording(account.accountSid, one));
    const path = `/2010-04-01/Accounts/${account.accountSid}/Recordings.json`;
    return { body: pageOf(path, 'recordings', found, field) };
  });
  route('recordings.create', 'POST', `${root}/Calls/:one/Recordings.json`, async (asked) => {
    const call = callOf(asked);
    if (call.status !== 'in-progress')
      throw new Refusal(404, 21220, 'Requested resource is not eligible for recording.');
    if (call.recordings.some(({ runs }) => runs !== null))
      throw new Refusal(409, 21220, 'This call is being recorded already.');
    const recording = call.record(asked.field('RecordingStatusCallback'));
    return { status: 201, body: shownRecording(asked.account.accountSid, recording) };
  });
  route('recordings.update', 'POST', `${root}/Calls/:one/Recordings/:other`, async (asked) => {
    const { recording } = find(asked, asked.other);
    if (asked.field('Status') !== 'stopped') throw new Refusal(400, 20001, 'Status must be stopped.');
    if (recording.runs === null) throw new Refusal(400, 21220, 'Recording is not in-progress.');
    // It is put together after the answer.
    void recording.stop();
    return { body: shownRecording(asked.account.accountSid, recording) };
  });
  route('recordings.fetch', 'GET', `${root}/Recordings/:one`, async (asked) => {
    const { recording } = find(asked, asked.one);
    if (!asked.one.endsWith('.wav')) return { body: shownRecording(asked.account.accountSid, recording) };
    if (recording.sound === null) throw notFound(`/Recordings/${asked.one}`);
    return { body: recording.sound };
  });
  route('recordings.remove', 'DELETE', `${root}/Recordings/:one`, async (asked) => {
    const { call, recording } = find(asked, asked.one);
    call.recordings.splice(call.recordings.indexOf(recording), 1);
    return null;
  });
}
