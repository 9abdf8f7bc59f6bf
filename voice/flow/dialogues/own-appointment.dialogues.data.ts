import type { GoldenDialogue } from './dialogue-script.ts';

/** Appointments that callers have already: moved, cancelled, left. */
const one = [{ appointmentId: 'earlier-1', start: '2026-11-24T15:00:00.000Z', durationMinutes: 60 }];
const two = [...one, { appointmentId: 'earlier-2', start: '2026-11-26T19:00:00.000Z', durationMinutes: 30 }];
const known = { phone: '+15715550123' };

export const ownAppointmentDialogues: GoldenDialogue[] = [
  {
    name: 'moves an appointment to the time that was asked for at once',
    flow: 'appointment-scheduler',
    known,
    backend: { booked: one },
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: I need to move my appointment to Friday at three
      R: find_appointments {"callerPhone":"+15715550123","name":null,"phone":null,"email":null}
      R: find_times {"durationMinutes":60,"from":"2026-11-27T05:00:00.000Z","to":"2026-12-04T05:00:00.000Z","wish":"2026-11-27T20:00:00.000Z","timeZone":"America/New_York","except":"earlier-1"}
      A: I have Friday, November 27 at 3 PM. Should I move your appointment there?
      C: yes
      R: move_time {"callerPhone":"+15715550123","name":null,"phone":null,"email":null,"appointmentId":"earlier-1","start":"2026-11-27T20:00:00.000Z"}
      A: Your appointment is now on Friday, November 27 at 3 PM.
      A: Is there anything else I can help you with?
      C: no thanks
      A! All right. Thank you for calling. Goodbye.
      E: caller_hangup, success
    `,
  },
  {
    name: 'moves what was about to be canceled, to a time that is said by the one that stands',
    flow: 'appointment-scheduler',
    known,
    backend: { booked: one },
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: hi there I can't make Tuesday
      R: find_appointments {"callerPhone":"+15715550123","name":null,"phone":null,"email":null}
      A: You have an appointment on Tuesday, November 24 at 10 AM. Should I cancel it?
      C: can we do Friday same time
      R: find_times {"durationMinutes":60,"from":"2026-11-27T05:00:00.000Z","to":"2026-12-04T05:00:00.000Z","wish":"2026-11-27T15:00:00.000Z","timeZone":"America/New_York","except":"earlier-1"}
      A: I have Friday, November 27 at 10 AM. Should I move your appointment there?
      C: yes do that
      R: move_time {"callerPhone":"+15715550123","name":null,"phone":null,"email":null,"appointmentId":"earlier-1","start":"2026-11-27T15:00:00.000Z"}
      A: Your appointment is now on Friday, November 27 at 10 AM.
      A: Is there anything else I can help you with?
      C: no thanks
      A! All right. Thank you for calling. Goodbye.
      E: caller_hangup, success
    `,
  },
  {
    name: 'moves an appointment back a week where that is asked for at once',
    flow: 'appointment-scheduler',
    known,
    backend: { booked: one },
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: I've got an appointment on Tuesday and I need to push it back a week
      R: find_appointments {"callerPhone":"+15715550123","name":null,"phone":null,"email":null}
      R: find_times {"durationMinutes":60,"from":"2026-12-01T05:00:00.000Z","to":"2026-12-08T05:00:00.000Z","wish":"2026-12-01T15:00:00.000Z","timeZone":"America/New_York","except":"earlier-1"}
      A: I have Tuesday, December 1 at 10 AM. Should I move your appointment there?
      C: bye
      A! All right. Thank you for calling. Goodbye.
      E: caller_hangup, neutral
    `,
  },
  {
    name: 'asks for the new time and goes on where it was',
    flow: 'appointment-scheduler',
    known,
    backend: { booked: one },
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: hi, could I reschedule my appointment please
      R: find_appointments {"callerPhone":"+15715550123","name":null,"phone":null,"email":null}
      A: You have an appointment on Tuesday, November 24 at 10 AM. When would work better for you?
      C: hmm, next week some time
      R: find_times {"durationMinutes":60,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-30T05:00:00.000Z","wish":null,"timeZone":"America/New_York","except":"earlier-1"}
      A: I have Monday, November 23 at 9 AM, 10:30 AM, or noon. Which works best?
      C: the second one
      R: move_time {"callerPhone":"+15715550123","name":null,"phone":null,"email":null,"appointmentId":"earlier-1","start":"2026-11-23T15:30:00.000Z"}
      A: Your appointment is now on Monday, November 23 at 10:30 AM.
      A: Is there anything else I can help you with?
      C: yes
      A: What name should I put that under?
      C: bye
      A! All right. Thank you for calling. Goodbye.
      E: caller_hangup, success
      = service: "haircut"
    `,
  },
  {
    name: 'knows the appointment by its day',
    flow: 'appointment-scheduler',
    known,
    backend: { booked: two },
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: can I change my appointment on Thursday to Friday at 10
      R: find_appointments {"callerPhone":"+15715550123","name":null,"phone":null,"email":null}
      R: find_times {"durationMinutes":30,"from":"2026-11-27T05:00:00.000Z","to":"2026-12-04T05:00:00.000Z","wish":"2026-11-27T15:00:00.000Z","timeZone":"America/New_York","except":"earlier-2"}
      A: I have Friday, November 27 at 10 AM. Should I move your appointment there?
      C: yes please
      R: move_time {"callerPhone":"+15715550123","name":null,"phone":null,"email":null,"appointmentId":"earlier-2","start":"2026-11-27T15:00:00.000Z"}
      A: Your appointment is now on Friday, November 27 at 10 AM.
      A: Is there anything else I can help you with?
      C: no
      A! All right. Thank you for calling. Goodbye.
      E: caller_hangup, success
    `,
  },
  {
    name: 'leaves an appointment where it is',
    flow: 'appointment-scheduler',
    known,
    backend: { booked: two },
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: I'd like to move my booking
      R: find_appointments {"callerPhone":"+15715550123","name":null,"phone":null,"email":null}
      A: You have appointments on Tuesday, November 24 at 10 AM and Thursday, November 26 at 2 PM. Which one should I move?
      C: the first
      A: You have an appointment on Tuesday, November 24 at 10 AM. When would work better for you?
      C: no, leave it
      A: No problem, I've left it as it is.
      A: What would you like an appointment for?
      C: goodbye
      A! All right. Thank you for calling. Goodbye.
      E: caller_hangup, neutral
    `,
  },
  {
    name: 'shows and moves nothing before the code from the mail is said, where no line tells who it is',
    flow: 'appointment-scheduler',
    backend: { booked: one, code: '482913' },
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: please move my appointment
      A: What name is it under?
      C: Ann Bell
      A: Got it.
      A: And what phone number or email did you book with?
      C: 571 555 0123
      A: That's 5 7 1, 5 5 5, 0 1 2 3, right?
      C: yes
      A: Thanks.
      R: find_appointments {"callerPhone":null,"name":"Ann Bell","phone":"+15715550123","email":null}
      A: If there's an appointment under that name, I've just emailed a six-digit code to the address on it. If you booked by phone, please call back from that number. Otherwise, what's the code?
      C: 111111
      A: Okay.
      R: find_appointments {"callerPhone":null,"name":"Ann Bell","phone":"+15715550123","email":null,"code":"111111"}
      A: That code isn't right. What does the email say?
      C: it says 482913
      A: All right.
      R: find_appointments {"callerPhone":null,"name":"Ann Bell","phone":"+15715550123","email":null,"code":"482913"}
      A: You have an appointment on Tuesday, November 24 at 10 AM. When would work better for you?
      C: goodbye
      A! All right. Thank you for calling. Goodbye.
      E: caller_hangup, neutral
    `,
  },
  {
    name: 'finds an appointment by the address that was given for it, when a number is asked for',
    flow: 'appointment-scheduler',
    backend: { booked: one },
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: please move my appointment
      A: What name is it under?
      C: Ann Bell
      A: Got it.
      A: And what phone number or email did you book with?
      C: ann@example.com
      A: That's A, N, N, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: no
      A: Sorry about that.
      A: And what phone number or email did you book with?
      C: anne@example.com
      A: That's A, N, N, E, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: Thanks.
      R: find_appointments {"callerPhone":null,"name":"Ann Bell","phone":null,"email":"anne@example.com"}
      A: You have an appointment on Tuesday, November 24 at 10 AM. When would work better for you?
      C: goodbye
      A! All right. Thank you for calling. Goodbye.
      E: caller_hangup, neutral
    `,
  },
  {
    name: 'finds whose appointment is to be moved, and moves on a plain yes only',
    flow: 'appointment-scheduler',
    backend: { booked: one },
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: I need to postpone my appointment
      A: What name is it under?
      C: Ann Bell
      A: Got it.
      A: And what phone number or email did you book with?
      C: 571 555 0123
      A: That's 5 7 1, 5 5 5, 0 1 2 3, right?
      C: yes
      A: Thanks.
      R: find_appointments {"callerPhone":null,"name":"Ann Bell","phone":"+15715550123","email":null}
      A: You have an appointment on Tuesday, November 24 at 10 AM. When would work better for you?
      C: Monday at nine
      R: find_times {"durationMinutes":60,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-30T05:00:00.000Z","wish":"2026-11-23T14:00:00.000Z","timeZone":"America/New_York","except":"earlier-1"}
      A: I have Monday, November 23 at 9 AM. Should I move your appointment there?
      C: yes but I need to ask my wife
      A: No rush. I'll go ahead once you say yes.
      A: I have Monday, November 23 at 9 AM. Should I move your appointment there?
      C: yes
      R: move_time {"callerPhone":null,"name":"Ann Bell","phone":"+15715550123","email":null,"appointmentId":"earlier-1","start":"2026-11-23T14:00:00.000Z"}
      A: Your appointment is now on Monday, November 23 at 9 AM.
      A: Is there anything else I can help you with?
      C: yes
      A: What would you like an appointment for?
      C: a haircut
      A: Okay.
      A: What name should I put that under?
      C: bye
      A! All right. Thank you for calling. Goodbye.
      E: caller_hangup, success
      = service: "haircut"
    `,
  },
  {
    name: 'offers others where the new time has just been taken',
    flow: 'appointment-scheduler',
    known,
    backend: { booked: one, snatched: ['2026-11-25T15:00:00.000Z'] },
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: please push back my appointment to Wednesday at ten
      R: find_appointments {"callerPhone":"+15715550123","name":null,"phone":null,"email":null}
      R: find_times {"durationMinutes":60,"from":"2026-11-25T05:00:00.000Z","to":"2026-12-02T05:00:00.000Z","wish":"2026-11-25T15:00:00.000Z","timeZone":"America/New_York","except":"earlier-1"}
      A: I have Wednesday, November 25 at 10 AM. Should I move your appointment there?
      C: yes
      R: move_time {"callerPhone":"+15715550123","name":null,"phone":null,"email":null,"appointmentId":"earlier-1","start":"2026-11-25T15:00:00.000Z"}
      A: I'm sorry, that time was just taken.
      A: I have Wednesday, November 25 at 10:30 AM, noon, or 1:30 PM. Which works best?
      C: the first
      R: move_time {"callerPhone":"+15715550123","name":null,"phone":null,"email":null,"appointmentId":"earlier-1","start":"2026-11-25T15:30:00.000Z"}
      A: Your appointment is now on Wednesday, November 25 at 10:30 AM.
      A: Is there anything else I can help you with?
      C: no that is all
      A! All right. Thank you for calling. Goodbye.
      E: caller_hangup, success
    `,
  },
  {
    name: 'finds no appointment to move',
    flow: 'appointment-scheduler',
    known,
    backend: { booked: [] },
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: reschedule my appointment
      R: find_appointments {"callerPhone":"+15715550123","name":null,"phone":null,"email":null}
      A: I can't find an appointment with those details.
      A: I'm sorry, I can't help with that myself.
      A: Would you like someone from Acme to call you back?
      C: no
      A! All right. Thank you for calling. Goodbye.
      E: agent_hangup, failure
    `,
  },
  {
    name: 'cancels the one of the day that was said',
    flow: 'appointment-scheduler',
    known,
    backend: { booked: two },
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: I need to cancel my appointment on Thursday
      R: find_appointments {"callerPhone":"+15715550123","name":null,"phone":null,"email":null}
      A: You have an appointment on Thursday, November 26 at 2 PM. Should I cancel it?
      C: yes
      R: cancel_time {"callerPhone":"+15715550123","name":null,"phone":null,"email":null,"appointmentId":"earlier-2"}
      A: Your appointment on Thursday, November 26 at 2 PM is canceled.
      A: Would you like another time instead?
      C: no
      A! All right. Thank you for calling. Goodbye.
      E: caller_hangup, success
    `,
  },
];
