import { usualHours } from '#domain/identity/business-hours.ts';
import type { GoldenDialogue } from './dialogue-script.ts';

/** What callers mean beside their words: conditions, what they take back, what comes too early or with a goodbye. */
export const understandingDialogues: GoldenDialogue[] = [
  {
    name: 'books on a yes that ends in thanks and goodbye',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: Ann Bell
      A: Got it, Ann Bell.
      A: What email address should I send the confirmation to?
      C: ann@example.com
      A: That's A, N, N, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: Thanks.
      A: And is there a phone number where we can reach you?
      C: skip
      A: No problem.
      A: When would you like to come in?
      C: monday at half past two
      R: find_times {"durationMinutes":30,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-30T05:00:00.000Z","wish":"2026-11-23T19:30:00.000Z","timeZone":"America/New_York"}
      A: I have Monday, November 23 at 2:30 PM. Should I book that for you?
      C: yes please, thank you, bye
      R: book_time {"start":"2026-11-23T19:30:00.000Z","durationMinutes":30,"title":"Appointment with Ann Bell","attendee":{"name":"Ann Bell","email":"ann@example.com","phone":null},"notes":"haircut"}
      A: You're booked for Monday, November 23 at 2:30 PM.
      R: send_email (not waited for) {"to":"ann@example.com","subject":"Your appointment on Monday, November 23 at 2:30 PM","body":"Hello Ann Bell,\\n\\nYour appointment is booked.\\n\\nWhat: haircut\\nWhen: Monday, November 23 at 2:30 PM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A! See you on Monday, November 23 at 2:30 PM, Ann Bell. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "haircut"
      = name: "Ann Bell"
      = email: "ann@example.com"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-23T19:30:00.000Z"
      = appointment_spoken: "Monday, November 23 at 2:30 PM"
    `,
  },
  {
    name: 'books on a yes in a hurry',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: Ann Bell
      A: Got it, Ann Bell.
      A: What email address should I send the confirmation to?
      C: ann@example.com
      A: That's A, N, N, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: Thanks.
      A: And is there a phone number where we can reach you?
      C: skip
      A: No problem.
      A: When would you like to come in?
      C: monday at half past two
      R: find_times {"durationMinutes":30,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-30T05:00:00.000Z","wish":"2026-11-23T19:30:00.000Z","timeZone":"America/New_York"}
      A: I have Monday, November 23 at 2:30 PM. Should I book that for you?
      C: sure great see you then
      R: book_time {"start":"2026-11-23T19:30:00.000Z","durationMinutes":30,"title":"Appointment with Ann Bell","attendee":{"name":"Ann Bell","email":"ann@example.com","phone":null},"notes":"haircut"}
      A: You're booked for Monday, November 23 at 2:30 PM.
      R: send_email (not waited for) {"to":"ann@example.com","subject":"Your appointment on Monday, November 23 at 2:30 PM","body":"Hello Ann Bell,\\n\\nYour appointment is booked.\\n\\nWhat: haircut\\nWhen: Monday, November 23 at 2:30 PM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A! See you on Monday, November 23 at 2:30 PM, Ann Bell. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "haircut"
      = name: "Ann Bell"
      = email: "ann@example.com"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-23T19:30:00.000Z"
      = appointment_spoken: "Monday, November 23 at 2:30 PM"
    `,
  },
  {
    name: 'takes no yes with a condition',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: Ann Bell
      A: Got it, Ann Bell.
      A: What email address should I send the confirmation to?
      C: ann@example.com
      A: That's A, N, N, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: Thanks.
      A: And is there a phone number where we can reach you?
      C: skip
      A: No problem.
      A: When would you like to come in?
      C: monday at half past two
      R: find_times {"durationMinutes":30,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-30T05:00:00.000Z","wish":"2026-11-23T19:30:00.000Z","timeZone":"America/New_York"}
      A: I have Monday, November 23 at 2:30 PM. Should I book that for you?
      C: yes if it takes less than an hour
      A: No rush. I'll go ahead once you say yes.
      A: I have Monday, November 23 at 2:30 PM. Should I book that for you?
      C: as long as it is quick
      A: Sorry, I didn't catch that.
      A: I have Monday, November 23 at 2:30 PM. Should I book that for you?
      C: yes
      R: book_time {"start":"2026-11-23T19:30:00.000Z","durationMinutes":30,"title":"Appointment with Ann Bell","attendee":{"name":"Ann Bell","email":"ann@example.com","phone":null},"notes":"haircut"}
      A: You're booked for Monday, November 23 at 2:30 PM.
      R: send_email (not waited for) {"to":"ann@example.com","subject":"Your appointment on Monday, November 23 at 2:30 PM","body":"Hello Ann Bell,\\n\\nYour appointment is booked.\\n\\nWhat: haircut\\nWhen: Monday, November 23 at 2:30 PM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Monday, November 23 at 2:30 PM, Ann Bell. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "haircut"
      = name: "Ann Bell"
      = email: "ann@example.com"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-23T19:30:00.000Z"
      = appointment_spoken: "Monday, November 23 at 2:30 PM"
    `,
  },
  {
    name: 'takes no yes behind which somebody has to be asked',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: Ann Bell
      A: Got it, Ann Bell.
      A: What email address should I send the confirmation to?
      C: ann@example.com
      A: That's A, N, N, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: Thanks.
      A: And is there a phone number where we can reach you?
      C: skip
      A: No problem.
      A: When would you like to come in?
      C: monday at half past two
      R: find_times {"durationMinutes":30,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-30T05:00:00.000Z","wish":"2026-11-23T19:30:00.000Z","timeZone":"America/New_York"}
      A: I have Monday, November 23 at 2:30 PM. Should I book that for you?
      C: I think that is good but let me ask my wife
      A: No rush. I'll go ahead once you say yes.
      A: I have Monday, November 23 at 2:30 PM. Should I book that for you?
      C: she says yes
      R: book_time {"start":"2026-11-23T19:30:00.000Z","durationMinutes":30,"title":"Appointment with Ann Bell","attendee":{"name":"Ann Bell","email":"ann@example.com","phone":null},"notes":"haircut"}
      A: You're booked for Monday, November 23 at 2:30 PM.
      R: send_email (not waited for) {"to":"ann@example.com","subject":"Your appointment on Monday, November 23 at 2:30 PM","body":"Hello Ann Bell,\\n\\nYour appointment is booked.\\n\\nWhat: haircut\\nWhen: Monday, November 23 at 2:30 PM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Monday, November 23 at 2:30 PM, Ann Bell. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "haircut"
      = name: "Ann Bell"
      = email: "ann@example.com"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-23T19:30:00.000Z"
      = appointment_spoken: "Monday, November 23 at 2:30 PM"
    `,
  },
  {
    name: 'changes the address that comes with a yes before it books',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: Ann Bell
      A: Got it, Ann Bell.
      A: What email address should I send the confirmation to?
      C: ann@example.com
      A: That's A, N, N, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: Thanks.
      A: And is there a phone number where we can reach you?
      C: skip
      A: No problem.
      A: When would you like to come in?
      C: monday at half past two
      R: find_times {"durationMinutes":30,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-30T05:00:00.000Z","wish":"2026-11-23T19:30:00.000Z","timeZone":"America/New_York"}
      A: I have Monday, November 23 at 2:30 PM. Should I book that for you?
      C: yes but my email is rob at example dot com
      A: That's R, O, B, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: Okay.
      A: I've changed that to rob@example.com.
      A: I have Monday, November 23 at 2:30 PM. Should I book that for you?
      C: yes please
      R: book_time {"start":"2026-11-23T19:30:00.000Z","durationMinutes":30,"title":"Appointment with Ann Bell","attendee":{"name":"Ann Bell","email":"rob@example.com","phone":null},"notes":"haircut"}
      A: You're booked for Monday, November 23 at 2:30 PM.
      R: send_email (not waited for) {"to":"rob@example.com","subject":"Your appointment on Monday, November 23 at 2:30 PM","body":"Hello Ann Bell,\\n\\nYour appointment is booked.\\n\\nWhat: haircut\\nWhen: Monday, November 23 at 2:30 PM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Monday, November 23 at 2:30 PM, Ann Bell. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "haircut"
      = name: "Ann Bell"
      = email: "rob@example.com"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-23T19:30:00.000Z"
      = appointment_spoken: "Monday, November 23 at 2:30 PM"
    `,
  },
  {
    name: 'leaves the others when the first is turned down',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: Ann Bell
      A: Got it, Ann Bell.
      A: What email address should I send the confirmation to?
      C: ann@example.com
      A: That's A, N, N, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: Thanks.
      A: And is there a phone number where we can reach you?
      C: skip
      A: No problem.
      A: When would you like to come in?
      C: monday afternoon
      R: find_times {"durationMinutes":30,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-24T05:00:00.000Z","wish":null,"timeZone":"America/New_York","hours":{"from":720,"to":1080}}
      A: I have Monday, November 23 at noon, 1:30 PM, or 3 PM. Which works best?
      C: not the first one
      A: I have Monday, November 23 at 1:30 PM or 3 PM. Which works best?
      C: the last one
      R: book_time {"start":"2026-11-23T20:00:00.000Z","durationMinutes":30,"title":"Appointment with Ann Bell","attendee":{"name":"Ann Bell","email":"ann@example.com","phone":null},"notes":"haircut"}
      A: You're booked for Monday, November 23 at 3 PM.
      R: send_email (not waited for) {"to":"ann@example.com","subject":"Your appointment on Monday, November 23 at 3 PM","body":"Hello Ann Bell,\\n\\nYour appointment is booked.\\n\\nWhat: haircut\\nWhen: Monday, November 23 at 3 PM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Monday, November 23 at 3 PM, Ann Bell. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "haircut"
      = name: "Ann Bell"
      = email: "ann@example.com"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-23T20:00:00.000Z"
      = appointment_spoken: "Monday, November 23 at 3 PM"
    `,
  },
  {
    name: 'leaves one when two are turned down',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: Ann Bell
      A: Got it, Ann Bell.
      A: What email address should I send the confirmation to?
      C: ann@example.com
      A: That's A, N, N, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: Thanks.
      A: And is there a phone number where we can reach you?
      C: skip
      A: No problem.
      A: When would you like to come in?
      C: monday afternoon
      R: find_times {"durationMinutes":30,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-24T05:00:00.000Z","wish":null,"timeZone":"America/New_York","hours":{"from":720,"to":1080}}
      A: I have Monday, November 23 at noon, 1:30 PM, or 3 PM. Which works best?
      C: not the first or the second
      A: I have Monday, November 23 at 3 PM. Should I book that for you?
      C: yes
      R: book_time {"start":"2026-11-23T20:00:00.000Z","durationMinutes":30,"title":"Appointment with Ann Bell","attendee":{"name":"Ann Bell","email":"ann@example.com","phone":null},"notes":"haircut"}
      A: You're booked for Monday, November 23 at 3 PM.
      R: send_email (not waited for) {"to":"ann@example.com","subject":"Your appointment on Monday, November 23 at 3 PM","body":"Hello Ann Bell,\\n\\nYour appointment is booked.\\n\\nWhat: haircut\\nWhen: Monday, November 23 at 3 PM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Monday, November 23 at 3 PM, Ann Bell. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "haircut"
      = name: "Ann Bell"
      = email: "ann@example.com"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-23T20:00:00.000Z"
      = appointment_spoken: "Monday, November 23 at 3 PM"
    `,
  },
  {
    name: 'asks what to cancel, and goes on when it is nothing',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: I need to cancel
      A: Would you like to cancel an appointment, or end this call?
      C: nothing, go on
      A: Okay, I won't cancel anything.
      A: What name should I put that under?
      C: Ann Bell
      A: Got it, Ann Bell.
      A: What email address should I send the confirmation to?
      C: bye
      A! All right. Thank you for calling. Goodbye.
      E: caller_hangup, neutral
      = service: "haircut"
      = name: "Ann Bell"
    `,
  },
  {
    name: 'cancels an appointment of the caller, found by name and number',
    flow: 'appointment-scheduler',
    backend: { booked: [{ appointmentId: 'earlier-1', start: '2026-11-24T15:00:00.000Z' }] },
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: I need to cancel
      A: What name is it under?
      C: Ann Bell
      A: Got it.
      A: And what phone number or email did you book with?
      C: 571 555 0123
      A: That's 5 7 1, 5 5 5, 0 1 2 3, right?
      C: yes
      A: Thanks.
      R: find_appointments {"callerPhone":null,"name":"Ann Bell","phone":"+15715550123","email":null}
      A: You have an appointment on Tuesday, November 24 at 10 AM. Should I cancel it?
      C: yes please
      R: cancel_time {"callerPhone":null,"name":"Ann Bell","phone":"+15715550123","email":null,"appointmentId":"earlier-1"}
      A: Your appointment on Tuesday, November 24 at 10 AM is canceled.
      A: Would you like another time instead?
      C: no thanks
      A! All right. Thank you for calling. Goodbye.
      E: caller_hangup, success
    `,
  },
  {
    name: 'cancels the appointment of the line that calls, on a plain yes only',
    flow: 'appointment-scheduler',
    known: { phone: '+15715550123' },
    backend: { booked: [{ appointmentId: 'earlier-1', start: '2026-11-24T15:00:00.000Z' }] },
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: I'd like to cancel my appointment
      R: find_appointments {"callerPhone":"+15715550123","name":null,"phone":null,"email":null}
      A: You have an appointment on Tuesday, November 24 at 10 AM. Should I cancel it?
      C: yes if it is free
      A: No rush. I'll go ahead once you say yes.
      A: You have an appointment on Tuesday, November 24 at 10 AM. Should I cancel it?
      C: yes
      R: cancel_time {"callerPhone":"+15715550123","name":null,"phone":null,"email":null,"appointmentId":"earlier-1"}
      A: Your appointment on Tuesday, November 24 at 10 AM is canceled.
      A: Would you like another time instead?
      C: no
      A! All right. Thank you for calling. Goodbye.
      E: caller_hangup, success
    `,
  },
  {
    name: 'finds no appointment to cancel',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: cancel my booking
      A: What name is it under?
      C: Ann Bell
      A: Got it.
      A: And what phone number or email did you book with?
      C: 571 555 0123
      A: That's 5 7 1, 5 5 5, 0 1 2 3, right?
      C: yes
      A: Thanks.
      R: find_appointments {"callerPhone":null,"name":"Ann Bell","phone":"+15715550123","email":null}
      A: I can't find an appointment with those details.
      A: I'm sorry, I can't help with that myself.
      A: Would you like someone from Acme to call you back?
      C: no
      A! All right. Thank you for calling. Goodbye.
      E: agent_hangup, failure
    `,
  },
  {
    name: 'takes four answers from the first sentence',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: Hi, this is Anna Berg, a haircut, Tuesday at three, anna@example.com
      A: Got it.
      A: That's A, N, N, A, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: Thanks.
      A: And is there a phone number where we can reach you?
      C: skip
      A: No problem.
      R: find_times {"durationMinutes":30,"from":"2026-11-24T05:00:00.000Z","to":"2026-12-01T05:00:00.000Z","wish":"2026-11-24T20:00:00.000Z","timeZone":"America/New_York"}
      A: I have Tuesday, November 24 at 3 PM. Should I book that for you?
      C: yes please
      R: book_time {"start":"2026-11-24T20:00:00.000Z","durationMinutes":30,"title":"Appointment with Anna Berg","attendee":{"name":"Anna Berg","email":"anna@example.com","phone":null},"notes":"haircut"}
      A: You're booked for Tuesday, November 24 at 3 PM.
      R: send_email (not waited for) {"to":"anna@example.com","subject":"Your appointment on Tuesday, November 24 at 3 PM","body":"Hello Anna Berg,\\n\\nYour appointment is booked.\\n\\nWhat: haircut\\nWhen: Tuesday, November 24 at 3 PM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Tuesday, November 24 at 3 PM, Anna Berg. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "haircut"
      = name: "Anna Berg"
      = email: "anna@example.com"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-24T20:00:00.000Z"
      = appointment_spoken: "Tuesday, November 24 at 3 PM"
    `,
  },
  {
    name: 'takes them without signs, too',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: Anna Berg, a haircut, Tuesday at three, anna at example dot com
      A: Got it.
      A: That's A, N, N, A, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: Thanks.
      A: And is there a phone number where we can reach you?
      C: skip
      A: No problem.
      R: find_times {"durationMinutes":30,"from":"2026-11-24T05:00:00.000Z","to":"2026-12-01T05:00:00.000Z","wish":"2026-11-24T20:00:00.000Z","timeZone":"America/New_York"}
      A: I have Tuesday, November 24 at 3 PM. Should I book that for you?
      C: yes please
      R: book_time {"start":"2026-11-24T20:00:00.000Z","durationMinutes":30,"title":"Appointment with Anna Berg","attendee":{"name":"Anna Berg","email":"anna@example.com","phone":null},"notes":"haircut"}
      A: You're booked for Tuesday, November 24 at 3 PM.
      R: send_email (not waited for) {"to":"anna@example.com","subject":"Your appointment on Tuesday, November 24 at 3 PM","body":"Hello Anna Berg,\\n\\nYour appointment is booked.\\n\\nWhat: haircut\\nWhen: Tuesday, November 24 at 3 PM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Tuesday, November 24 at 3 PM, Anna Berg. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "haircut"
      = name: "Anna Berg"
      = email: "anna@example.com"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-24T20:00:00.000Z"
      = appointment_spoken: "Tuesday, November 24 at 3 PM"
    `,
  },
  {
    name: 'keeps no politeness in a text',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: I would like a dental check-up please
      A: Got it.
      A: What name should I put that under?
      C: bye
      A! All right. Thank you for calling. Goodbye.
      E: caller_hangup, neutral
      = service: "dental check-up"
    `,
  },
  {
    name: 'says so when something was told before',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: I already told you
      A: I'm sorry, I must have missed that.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: as I said Ann Bell
      A: Got it, Ann Bell.
      A: What email address should I send the confirmation to?
      C: bye
      A! All right. Thank you for calling. Goodbye.
      E: caller_hangup, neutral
      = service: "haircut"
      = name: "Ann Bell"
    `,
  },
  {
    name: 'tells the opening hours',
    flow: 'appointment-scheduler',
    hours: usualHours,
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: what are your opening hours
      A: We're open Monday through Friday from 9 AM to 5 PM.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: bye
      A! All right. Thank you for calling. Goodbye.
      E: caller_hangup, neutral
      = service: "haircut"
    `,
  },
  {
    name: 'hands over to a person who is named',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: can I please speak to Sarah
      A: Of course. I'll have someone from Acme call you back.
      A: What number can they reach you at?
      C: 571 555 0123
      A: That's 5 7 1, 5 5 5, 0 1 2 3, right?
      C: yes
      A: Got it.
      A! Someone from Acme will call you back as soon as possible. Thank you for calling, and goodbye.
      P: A caller would like to speak with a person. The conversation was at "Ask for the service". callback phone: (571) 555-0123
      E: handed_off, neutral
      = callback_phone: "+15715550123"
    `,
  },
  {
    name: 'hands over to any real person',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: is there a real person I can talk to
      A: Of course. I'll have someone from Acme call you back.
      A: What number can they reach you at?
      C: no
      A! All right. I've let the team know that you'd like to speak with someone. Thank you for calling. Goodbye.
      P: A caller would like to speak with a person. The conversation was at "Ask for the service".
      E: handed_off, neutral
    `,
  },
  {
    name: 'tells who speaks another language',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: no hablo ingles
      A: Lo siento, solo hablo inglés.
      A: I'm sorry, I only speak English.
      A: What would you like an appointment for?
      C: sprechen sie deutsch
      A: Es tut mir leid, ich spreche nur Englisch.
      A: I'm sorry, I only speak English.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: bye
      A! All right. Thank you for calling. Goodbye.
      E: caller_hangup, neutral
      = service: "haircut"
    `,
  },
  {
    name: 'takes no abuse for a name',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: fuck off
      A: I'm sorry this is frustrating. I'd like to help.
      A: What name should I put that under?
      C: An Nguyen
      A: Got it, An Nguyen.
      A: What email address should I send the confirmation to?
      C: bye
      A! All right. Thank you for calling. Goodbye.
      E: caller_hangup, neutral
      = service: "haircut"
      = name: "An Nguyen"
    `,
  },
  {
    name: 'takes names that are words',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: Mark Good
      A: That's Mark Good, right?
      C: bye
      A! All right. Thank you for calling. Goodbye.
      E: caller_hangup, neutral
      = service: "haircut"
    `,
  },
  {
    name: 'takes back an address in the same breath',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: Ann Bell
      A: Got it, Ann Bell.
      A: What email address should I send the confirmation to?
      C: not bob, rob at acme dot com
      A: That's R, O, B, at A, C, M, E, dot, C, O, M, right?
      C: yes
      A: Thanks.
      A: And is there a phone number where we can reach you?
      C: bye
      A! All right. Thank you for calling. Goodbye.
      E: caller_hangup, neutral
      = service: "haircut"
      = name: "Ann Bell"
      = email: "rob@acme.com"
    `,
  },
  {
    name: 'knows whose letter it is that is spelled',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: Ann Bell
      A: Got it, Ann Bell.
      A: What email address should I send the confirmation to?
      C: j as in john dot smith at gmail dot com
      A: That's J, dot, S, M, I, T, H, at gmail dot com, right?
      C: yes
      A: Thanks.
      A: And is there a phone number where we can reach you?
      C: bye
      A! All right. Thank you for calling. Goodbye.
      E: caller_hangup, neutral
      = service: "haircut"
      = name: "Ann Bell"
      = email: "j.smith@gmail.com"
    `,
  },
  {
    name: 'offers other days than the one that was turned down',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: Ann Bell
      A: Got it, Ann Bell.
      A: What email address should I send the confirmation to?
      C: ann@example.com
      A: That's A, N, N, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: Thanks.
      A: And is there a phone number where we can reach you?
      C: skip
      A: No problem.
      A: When would you like to come in?
      C: any day but monday
      R: find_times {"durationMinutes":30,"from":"2026-11-20T15:00:30.000Z","to":"2026-12-04T05:00:00.000Z","wish":null,"timeZone":"America/New_York","weekdays":[0,2,3,4,5,6]}
      A: I have Friday, November 20 at 10:30 AM, noon, or 1:30 PM. Which works best?
      C: the first one
      R: book_time {"start":"2026-11-20T15:30:00.000Z","durationMinutes":30,"title":"Appointment with Ann Bell","attendee":{"name":"Ann Bell","email":"ann@example.com","phone":null},"notes":"haircut"}
      A: You're booked for Friday, November 20 at 10:30 AM.
      R: send_email (not waited for) {"to":"ann@example.com","subject":"Your appointment on Friday, November 20 at 10:30 AM","body":"Hello Ann Bell,\\n\\nYour appointment is booked.\\n\\nWhat: haircut\\nWhen: Friday, November 20 at 10:30 AM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Friday, November 20 at 10:30 AM, Ann Bell. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "haircut"
      = name: "Ann Bell"
      = email: "ann@example.com"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-20T15:30:00.000Z"
      = appointment_spoken: "Friday, November 20 at 10:30 AM"
    `,
  },
  {
    name: 'says when nothing is free at the wished hours',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: Ann Bell
      A: Got it, Ann Bell.
      A: What email address should I send the confirmation to?
      C: ann@example.com
      A: That's A, N, N, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: Thanks.
      A: And is there a phone number where we can reach you?
      C: skip
      A: No problem.
      A: When would you like to come in?
      C: after 5 on weekdays
      R: find_times {"durationMinutes":30,"from":"2026-11-20T15:00:30.000Z","to":"2026-12-04T05:00:00.000Z","wish":null,"timeZone":"America/New_York","hours":{"from":1020,"to":1440},"weekdays":[1,2,3,4,5]}
      A: I'm sorry, I don't have anything open then.
      A: I have Friday, November 20 at 3 PM or 4:30 PM, or Monday, November 23 at 4:30 PM. Which works best?
      C: the first one
      R: book_time {"start":"2026-11-20T20:00:00.000Z","durationMinutes":30,"title":"Appointment with Ann Bell","attendee":{"name":"Ann Bell","email":"ann@example.com","phone":null},"notes":"haircut"}
      A: You're booked for Friday, November 20 at 3 PM.
      R: send_email (not waited for) {"to":"ann@example.com","subject":"Your appointment on Friday, November 20 at 3 PM","body":"Hello Ann Bell,\\n\\nYour appointment is booked.\\n\\nWhat: haircut\\nWhen: Friday, November 20 at 3 PM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Friday, November 20 at 3 PM, Ann Bell. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "haircut"
      = name: "Ann Bell"
      = email: "ann@example.com"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-20T20:00:00.000Z"
      = appointment_spoken: "Friday, November 20 at 3 PM"
    `,
  },
  {
    name: 'moves the day and the hour in one breath',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: Ann Bell
      A: Got it, Ann Bell.
      A: What email address should I send the confirmation to?
      C: ann@example.com
      A: That's A, N, N, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: Thanks.
      A: And is there a phone number where we can reach you?
      C: skip
      A: No problem.
      A: When would you like to come in?
      C: Tuesday at 3, actually make that 4
      R: find_times {"durationMinutes":30,"from":"2026-11-24T05:00:00.000Z","to":"2026-12-01T05:00:00.000Z","wish":"2026-11-24T21:00:00.000Z","timeZone":"America/New_York"}
      A: I have Tuesday, November 24 at 4 PM. Should I book that for you?
      C: yes
      R: book_time {"start":"2026-11-24T21:00:00.000Z","durationMinutes":30,"title":"Appointment with Ann Bell","attendee":{"name":"Ann Bell","email":"ann@example.com","phone":null},"notes":"haircut"}
      A: You're booked for Tuesday, November 24 at 4 PM.
      R: send_email (not waited for) {"to":"ann@example.com","subject":"Your appointment on Tuesday, November 24 at 4 PM","body":"Hello Ann Bell,\\n\\nYour appointment is booked.\\n\\nWhat: haircut\\nWhen: Tuesday, November 24 at 4 PM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Tuesday, November 24 at 4 PM, Ann Bell. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "haircut"
      = name: "Ann Bell"
      = email: "ann@example.com"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-24T21:00:00.000Z"
      = appointment_spoken: "Tuesday, November 24 at 4 PM"
    `,
  },
  {
    name: 'asks which of two days a row of figures means',
    flow: 'trip',
    script: `
      A: Hello.
      A: On which day do you leave?
      C: 3/5
      A: Did you mean Friday, March 5, 2027 or Monday, May 3, 2027?
      C: the second one
      A: Got it.
      A: At what time?
      C: noon
      A: Thanks.
      A: What is your number?
      C: 571 555 0123
      A: Okay.
      A! You leave on Monday, May 3, 2027 at noon.
      E: completed, success
      = day: "2027-05-03"
      = hour: "12:00"
      = phone: "+15715550123"
    `,
  },
  {
    name: 'answers the day that is asked, not the guests given before',
    flow: 'visit',
    script: `
      A: Hello.
      A! This call may be recorded.
      A: Who is calling?
      C: John Smith
      A: Got it.
      A: When shall we come?
      C: Tuesday at three
      A: That's Tuesday, November 24 at 3 PM, right?
      C: yes
      A: Thanks.
      A: How many people are you?
      C: four
      A: Okay.
      A: Red or blue?
      C: actually make that Friday the 27th
      A: That's Friday, November 27 at 3 PM, right?
      C: yes
      A: All right.
      A: I've changed that to Friday, November 27 at 3 PM.
      A: Red or blue?
      C: red
      A: Got it.
      A! See you on Friday, November 27 at 3 PM, John Smith.
      E: completed, success
      = name: "John Smith"
      = guests: 4
      = moment: "2026-11-27T20:00:00.000Z"
      = colour: "red"
    `,
  },
  {
    name: 'does not read a correction into a reason',
    flow: 'survey-collector',
    script: `
      A: Hello! I'm David, an automated assistant, and I'm calling about your experience with us.
      A: It takes about five minutes. May I ask you a few questions?
      C: yes
      A: Got it.
      A: On a scale of zero to ten, how likely are you to recommend us to a friend?
      C: 8
      A: Thanks.
      A: What's the main reason for that?
      C: because you change the score every year
      A: Okay.
      A: Overall, how satisfied are you on a scale of one to five, with five being very satisfied?
      C: five
      A: All right.
      A: What did you like most?
      C: skip
      A: No problem.
      A: And what could we do better?
      C: skip
      A: No problem.
      A: Last question: may we contact you about your answers?
      C: no
      A: Got it.
      A! That's everything. Thank you so much for your time. Goodbye!
      E: completed, success
      = consent: true
      = recommend: 8
      = reason: "because you change the score every year"
      = satisfaction: 5
      = follow_up: false
    `,
  },
  {
    name: 'repeats the last question',
    flow: 'survey-collector',
    script: `
      A: Hello! I'm David, an automated assistant, and I'm calling about your experience with us.
      A: It takes about five minutes. May I ask you a few questions?
      C: yes
      A: Got it.
      A: On a scale of zero to ten, how likely are you to recommend us to a friend?
      C: repeat the last question
      A: On a scale of zero to ten, how likely are you to recommend us to a friend?
      C: pardon me, what did you say
      A: On a scale of zero to ten, how likely are you to recommend us to a friend?
      C: nine
      A: Thanks.
      A: What's the main reason for that?
      C: the staff
      A: Okay.
      A: Overall, how satisfied are you on a scale of one to five, with five being very satisfied?
      C: five
      A: All right.
      A: What did you like most?
      C: skip
      A: No problem.
      A: And what could we do better?
      C: skip
      A: No problem.
      A: Last question: may we contact you about your answers?
      C: yes
      A: Got it.
      A! That's everything. Thank you so much for your time. Goodbye!
      E: completed, success
      = consent: true
      = recommend: 9
      = reason: "the staff"
      = satisfaction: 5
      = follow_up: true
    `,
  },
  {
    name: 'knows that a topic was only turned down',
    flow: 'customer-support',
    script: `
      A: Hello, this is the support line. I'm Sarah, the automated assistant.
      A: What can I help you with today?
      C: I have a question
      A: Got it.
      A: Is this about a bill, a technical problem, your account, or something else?
      C: it is not about my bill
      A: Okay.
      A: Is this about a bill, a technical problem, your account, or something else?
      C: something else
      A: Thanks.
      A: I'll open a ticket so a colleague can look into it.
      A: Is this stopping you from working?
      C: no
      A: Okay.
      A: Could I have your name, please?
      C: Al Gore
      A: Got it, Al Gore.
      A: What number can we call you back at?
      C: 571 555 0123
      A: That's 5 7 1, 5 5 5, 0 1 2 3, right?
      C: yes
      A: All right.
      A: What email address should we send a copy to?
      C: skip
      A: No problem.
      R: send_email (not waited for) {"to":"team","subject":"Support ticket: something else, Al Gore, urgent: no","body":"Name: Al Gore\\nPhone: +15715550123\\nEmail: not given\\nTopic: something else\\nUrgent: no\\n\\nProblem:\\nI have a question\\n","appointmentId":null}
      A! Thank you, Al Gore. Your ticket is open, and a colleague will call you back. Goodbye!
      E: completed, success
      = problem: "I have a question"
      = topic: "other"
      = urgent: false
      = name: "Al Gore"
      = phone: "+15715550123"
    `,
  },
  {
    name: 'takes "not bad" for a yes and "not sure" for neither',
    flow: 'customer-support',
    script: `
      A: Hello, this is the support line. I'm Sarah, the automated assistant.
      A: What can I help you with today?
      C: my app crashes
      A: Got it.
      A: Restarting often fixes this. Please give it a try. I'll wait.
      A: Did that solve the problem?
      C: I'm not sure
      A: Is it working now?
      C: not bad
      A: Thanks.
      A! I'm glad it's working again. Thank you for calling. Goodbye!
      E: completed, success
      = problem: "my app crashes"
      = topic: "technical"
      = solved: true
    `,
  },
  {
    name: 'sends the ticket when the last question is declined with a goodbye',
    flow: 'customer-support',
    script: `
      A: Hello, this is the support line. I'm Sarah, the automated assistant.
      A: What can I help you with today?
      C: my app crashes
      A: Got it.
      A: Restarting often fixes this. Please give it a try. I'll wait.
      A: Did that solve the problem?
      C: no
      A: Thanks.
      A: I'll open a ticket so a colleague can look into it.
      A: Is this stopping you from working?
      C: no
      A: Okay.
      A: Could I have your name, please?
      C: Al Gore
      A: Got it, Al Gore.
      A: What number can we call you back at?
      C: 571 555 0123
      A: That's 5 7 1, 5 5 5, 0 1 2 3, right?
      C: yes
      A: All right.
      A: What email address should we send a copy to?
      C: no thanks, bye
      A: No problem.
      R: send_email (not waited for) {"to":"team","subject":"Support ticket: a technical problem, Al Gore, urgent: no","body":"Name: Al Gore\\nPhone: +15715550123\\nEmail: not given\\nTopic: a technical problem\\nUrgent: no\\n\\nProblem:\\nmy app crashes\\n","appointmentId":null}
      A! Thank you, Al Gore. Your ticket is open, and a colleague will call you back. Goodbye!
      E: completed, success
      = problem: "my app crashes"
      = topic: "technical"
      = solved: false
      = urgent: false
      = name: "Al Gore"
      = phone: "+15715550123"
    `,
  },
];
