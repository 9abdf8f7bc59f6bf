import type { GoldenDialogue } from './dialogue-script.ts';

export const appointmentDialogues: GoldenDialogue[] = [
  {
    name: 'books a time named in words, after reading back what is easily misheard',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: it's john smith
      A: Got it, John Smith.
      A: What email address should I send the confirmation to?
      C: john dot smith at gmail dot com
      A: That's J, O, H, N, dot, S, M, I, T, H, at gmail dot com, right?
      C: yes
      A: Thanks.
      A: And is there a phone number where we can reach you?
      C: five seven one triple five oh one two three
      A: That's 5 7 1, 5 5 5, 0 1 2 3, right?
      C: yes that's right
      A: Okay.
      A: When would you like to come in?
      C: the day after tomorrow at half past two
      R: find_times {"durationMinutes":30,"from":"2026-11-22T05:00:00.000Z","to":"2026-11-29T05:00:00.000Z","wish":"2026-11-22T19:30:00.000Z","timeZone":"America/New_York"}
      A: I'm sorry, Sunday, November 22 at 2:30 PM isn't available.
      A: I have Monday, November 23 at 9 AM, 9:30 AM, or 10 AM. Which works best?
      C: Monday at half past two
      R: find_times {"durationMinutes":30,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-30T05:00:00.000Z","wish":"2026-11-23T19:30:00.000Z","timeZone":"America/New_York"}
      A: I have Monday, November 23 at 2:30 PM. Should I book that for you?
      C: yes please
      R: book_time {"start":"2026-11-23T19:30:00.000Z","durationMinutes":30,"title":"Appointment with John Smith","attendee":{"name":"John Smith","email":"john.smith@gmail.com","phone":"+15715550123"},"notes":"haircut"}
      A: You're booked for Monday, November 23 at 2:30 PM.
      R: send_email (not waited for) {"to":"john.smith@gmail.com","subject":"Your appointment on Monday, November 23 at 2:30 PM","body":"Hello John Smith,\\n\\nYour appointment is booked.\\n\\nWhat: haircut\\nWhen: Monday, November 23 at 2:30 PM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Monday, November 23 at 2:30 PM, John Smith. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "haircut"
      = name: "John Smith"
      = email: "john.smith@gmail.com"
      = phone: "+15715550123"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-23T19:30:00.000Z"
      = appointment_spoken: "Monday, November 23 at 2:30 PM"
    `,
  },
  {
    name: 'books from the times offered, by place',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a consultation
      A: Got it.
      A: What name should I put that under?
      C: My name is Maria Lopez
      A: Got it, Maria Lopez.
      A: What email address should I send the confirmation to?
      C: maria@example.com
      A: That's M, A, R, I, A, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: Thanks.
      A: And is there a phone number where we can reach you?
      C: skip
      A: No problem.
      A: When would you like to come in?
      C: next week in the afternoon
      R: find_times {"durationMinutes":30,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-30T05:00:00.000Z","wish":null,"timeZone":"America/New_York","hours":{"from":720,"to":1080}}
      A: I have Monday, November 23 at noon, 1:30 PM, or 3 PM. Which works best?
      C: the second one
      R: book_time {"start":"2026-11-23T18:30:00.000Z","durationMinutes":30,"title":"Appointment with Maria Lopez","attendee":{"name":"Maria Lopez","email":"maria@example.com","phone":null},"notes":"consultation"}
      A: You're booked for Monday, November 23 at 1:30 PM.
      R: send_email (not waited for) {"to":"maria@example.com","subject":"Your appointment on Monday, November 23 at 1:30 PM","body":"Hello Maria Lopez,\\n\\nYour appointment is booked.\\n\\nWhat: consultation\\nWhen: Monday, November 23 at 1:30 PM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Monday, November 23 at 1:30 PM, Maria Lopez. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "consultation"
      = name: "Maria Lopez"
      = email: "maria@example.com"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-23T18:30:00.000Z"
      = appointment_spoken: "Monday, November 23 at 1:30 PM"
    `,
  },
  {
    name: 'books from the times offered, by hour',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a check-up
      A: Got it.
      A: What name should I put that under?
      C: Sam
      A: Got it, Sam.
      A: What email address should I send the confirmation to?
      C: sam at yahoo dot com
      A: That's S, A, M, at yahoo dot com, right?
      C: correct
      A: Thanks.
      A: And is there a phone number where we can reach you?
      C: I'd rather not say
      A: No problem.
      A: When would you like to come in?
      C: Tuesday morning
      R: find_times {"durationMinutes":30,"from":"2026-11-24T05:00:00.000Z","to":"2026-11-25T05:00:00.000Z","wish":null,"timeZone":"America/New_York","hours":{"from":0,"to":720}}
      A: I have Tuesday, November 24 at 9 AM, 9:30 AM, or 10:30 AM. Which works best?
      C: ten thirty
      R: book_time {"start":"2026-11-24T15:30:00.000Z","durationMinutes":30,"title":"Appointment with Sam","attendee":{"name":"Sam","email":"sam@yahoo.com","phone":null},"notes":"check-up"}
      A: You're booked for Tuesday, November 24 at 10:30 AM.
      R: send_email (not waited for) {"to":"sam@yahoo.com","subject":"Your appointment on Tuesday, November 24 at 10:30 AM","body":"Hello Sam,\\n\\nYour appointment is booked.\\n\\nWhat: check-up\\nWhen: Tuesday, November 24 at 10:30 AM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Tuesday, November 24 at 10:30 AM, Sam. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "check-up"
      = name: "Sam"
      = email: "sam@yahoo.com"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-24T15:30:00.000Z"
      = appointment_spoken: "Tuesday, November 24 at 10:30 AM"
    `,
  },
  {
    name: 'offers other times when the wish is taken',
    flow: 'appointment-scheduler',
    backend: { busy: ['2026-11-24T15:00:00Z'] },
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: teeth cleaning
      A: Got it.
      A: What name should I put that under?
      C: Kim Lee
      A: Got it, Kim Lee.
      A: What email address should I send the confirmation to?
      C: kim dot lee at example dot com
      A: That's K, I, M, dot, L, E, E, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: Thanks.
      A: And is there a phone number where we can reach you?
      C: no
      A: No problem.
      A: When would you like to come in?
      C: Tuesday at ten
      R: find_times {"durationMinutes":30,"from":"2026-11-24T05:00:00.000Z","to":"2026-12-01T05:00:00.000Z","wish":"2026-11-24T15:00:00.000Z","timeZone":"America/New_York"}
      A: I'm sorry, Tuesday, November 24 at 10 AM isn't available.
      A: I have Tuesday, November 24 at 9 AM, 9:30 AM, or 10:30 AM. Which works best?
      C: none of those
      A: What other day or time would work for you?
      C: Wednesday at nine in the morning
      R: find_times {"durationMinutes":30,"from":"2026-11-25T05:00:00.000Z","to":"2026-12-02T05:00:00.000Z","wish":"2026-11-25T14:00:00.000Z","timeZone":"America/New_York"}
      A: I have Wednesday, November 25 at 9 AM. Should I book that for you?
      C: yes
      R: book_time {"start":"2026-11-25T14:00:00.000Z","durationMinutes":30,"title":"Appointment with Kim Lee","attendee":{"name":"Kim Lee","email":"kim.lee@example.com","phone":null},"notes":"teeth cleaning"}
      A: You're booked for Wednesday, November 25 at 9 AM.
      R: send_email (not waited for) {"to":"kim.lee@example.com","subject":"Your appointment on Wednesday, November 25 at 9 AM","body":"Hello Kim Lee,\\n\\nYour appointment is booked.\\n\\nWhat: teeth cleaning\\nWhen: Wednesday, November 25 at 9 AM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Wednesday, November 25 at 9 AM, Kim Lee. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "teeth cleaning"
      = name: "Kim Lee"
      = email: "kim.lee@example.com"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-25T14:00:00.000Z"
      = appointment_spoken: "Wednesday, November 25 at 9 AM"
    `,
  },
  {
    name: 'offers again when somebody was faster',
    flow: 'appointment-scheduler',
    backend: { snatched: ['2026-11-23T19:30:00Z'] },
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a fitting
      A: Got it.
      A: What name should I put that under?
      C: Jo March
      A: Got it, Jo March.
      A: What email address should I send the confirmation to?
      C: jo@example.com
      A: That's J, O, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: Thanks.
      A: And is there a phone number where we can reach you?
      C: no thanks
      A: No problem.
      A: When would you like to come in?
      C: Monday at half past two
      R: find_times {"durationMinutes":30,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-30T05:00:00.000Z","wish":"2026-11-23T19:30:00.000Z","timeZone":"America/New_York"}
      A: I have Monday, November 23 at 2:30 PM. Should I book that for you?
      C: yes
      R: book_time {"start":"2026-11-23T19:30:00.000Z","durationMinutes":30,"title":"Appointment with Jo March","attendee":{"name":"Jo March","email":"jo@example.com","phone":null},"notes":"fitting"}
      A: I'm sorry, that time was just taken.
      A: I have Monday, November 23 at 3 PM or 4:30 PM, or Tuesday, November 24 at 9 AM. Which works best?
      C: the first one
      R: book_time {"start":"2026-11-23T20:00:00.000Z","durationMinutes":30,"title":"Appointment with Jo March","attendee":{"name":"Jo March","email":"jo@example.com","phone":null},"notes":"fitting"}
      A: You're booked for Monday, November 23 at 3 PM.
      R: send_email (not waited for) {"to":"jo@example.com","subject":"Your appointment on Monday, November 23 at 3 PM","body":"Hello Jo March,\\n\\nYour appointment is booked.\\n\\nWhat: fitting\\nWhen: Monday, November 23 at 3 PM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Monday, November 23 at 3 PM, Jo March. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "fitting"
      = name: "Jo March"
      = email: "jo@example.com"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-23T20:00:00.000Z"
      = appointment_spoken: "Monday, November 23 at 3 PM"
    `,
  },
  {
    name: 'changes the day in the middle of the offer',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a massage
      A: Got it.
      A: What name should I put that under?
      C: Lee Chan
      A: Got it, Lee Chan.
      A: What email address should I send the confirmation to?
      C: lee@example.com
      A: That's L, E, E, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: Thanks.
      A: And is there a phone number where we can reach you?
      C: skip that
      A: No problem.
      A: When would you like to come in?
      C: Monday afternoon
      R: find_times {"durationMinutes":30,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-24T05:00:00.000Z","wish":null,"timeZone":"America/New_York","hours":{"from":720,"to":1080}}
      A: I have Monday, November 23 at noon, 1:30 PM, or 3 PM. Which works best?
      C: no, Thursday
      R: find_times {"durationMinutes":30,"from":"2026-11-26T05:00:00.000Z","to":"2026-11-27T05:00:00.000Z","wish":null,"timeZone":"America/New_York","hours":{"from":720,"to":1080}}
      A: I have Thursday, November 26 at noon, 1:30 PM, or 3 PM. Which works best?
      C: actually at four
      R: find_times {"durationMinutes":30,"from":"2026-11-26T05:00:00.000Z","to":"2026-12-03T05:00:00.000Z","wish":"2026-11-26T21:00:00.000Z","timeZone":"America/New_York"}
      A: I have Thursday, November 26 at 4 PM. Should I book that for you?
      C: yes
      R: book_time {"start":"2026-11-26T21:00:00.000Z","durationMinutes":30,"title":"Appointment with Lee Chan","attendee":{"name":"Lee Chan","email":"lee@example.com","phone":null},"notes":"massage"}
      A: You're booked for Thursday, November 26 at 4 PM.
      R: send_email (not waited for) {"to":"lee@example.com","subject":"Your appointment on Thursday, November 26 at 4 PM","body":"Hello Lee Chan,\\n\\nYour appointment is booked.\\n\\nWhat: massage\\nWhen: Thursday, November 26 at 4 PM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Thursday, November 26 at 4 PM, Lee Chan. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "massage"
      = name: "Lee Chan"
      = email: "lee@example.com"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-26T21:00:00.000Z"
      = appointment_spoken: "Thursday, November 26 at 4 PM"
    `,
  },
  {
    name: 'takes digits in pieces',
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
      C: five seven one
      A: Sure, go ahead.
      C: five five five
      A: Sure, go ahead.
      C: oh one two three
      A: That's 5 7 1, 5 5 5, 0 1 2 3, right?
      C: yes
      A: Okay.
      A: When would you like to come in?
      C: as soon as possible
      R: find_times {"durationMinutes":30,"from":"2026-11-20T15:00:45.000Z","to":"2026-12-05T05:00:00.000Z","wish":null,"timeZone":"America/New_York"}
      A: I have Friday, November 20 at 10:30 AM, noon, or 1:30 PM. Which works best?
      C: the last one
      R: book_time {"start":"2026-11-20T18:30:00.000Z","durationMinutes":30,"title":"Appointment with Ann Bell","attendee":{"name":"Ann Bell","email":"ann@example.com","phone":"+15715550123"},"notes":"haircut"}
      A: You're booked for Friday, November 20 at 1:30 PM.
      R: send_email (not waited for) {"to":"ann@example.com","subject":"Your appointment on Friday, November 20 at 1:30 PM","body":"Hello Ann Bell,\\n\\nYour appointment is booked.\\n\\nWhat: haircut\\nWhen: Friday, November 20 at 1:30 PM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Friday, November 20 at 1:30 PM, Ann Bell. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "haircut"
      = name: "Ann Bell"
      = email: "ann@example.com"
      = phone: "+15715550123"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-20T18:30:00.000Z"
      = appointment_spoken: "Friday, November 20 at 1:30 PM"
    `,
  },
  {
    name: 'takes a phone number from the keypad and a yes by key',
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
      K: 1
      A: Thanks.
      A: And is there a phone number where we can reach you?
      K: 5715550123#
      A: That's 5 7 1, 5 5 5, 0 1 2 3, right?
      K: 1
      A: Okay.
      A: When would you like to come in?
      C: tomorrow
      R: find_times {"durationMinutes":30,"from":"2026-11-21T05:00:00.000Z","to":"2026-11-22T05:00:00.000Z","wish":null,"timeZone":"America/New_York"}
      A: I'm sorry, I don't have anything open on Saturday, November 21.
      A: What other day or time would work for you?
      C: Monday
      R: find_times {"durationMinutes":30,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-24T05:00:00.000Z","wish":null,"timeZone":"America/New_York"}
      A: I have Monday, November 23 at 9 AM, 10:30 AM, or noon. Which works best?
      K: 2
      R: book_time {"start":"2026-11-23T15:30:00.000Z","durationMinutes":30,"title":"Appointment with Ann Bell","attendee":{"name":"Ann Bell","email":"ann@example.com","phone":"+15715550123"},"notes":"haircut"}
      A: You're booked for Monday, November 23 at 10:30 AM.
      R: send_email (not waited for) {"to":"ann@example.com","subject":"Your appointment on Monday, November 23 at 10:30 AM","body":"Hello Ann Bell,\\n\\nYour appointment is booked.\\n\\nWhat: haircut\\nWhen: Monday, November 23 at 10:30 AM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Monday, November 23 at 10:30 AM, Ann Bell. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "haircut"
      = name: "Ann Bell"
      = email: "ann@example.com"
      = phone: "+15715550123"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-23T15:30:00.000Z"
      = appointment_spoken: "Monday, November 23 at 10:30 AM"
    `,
  },
  {
    name: 'corrects an address that was misheard',
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
      C: ann at example dot com
      A: That's A, N, N, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: no, it's anne at example dot com
      A: That's A, N, N, E, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: Thanks.
      A: And is there a phone number where we can reach you?
      C: no
      A: No problem.
      A: When would you like to come in?
      C: Monday at nine
      R: find_times {"durationMinutes":30,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-30T05:00:00.000Z","wish":"2026-11-23T14:00:00.000Z","timeZone":"America/New_York"}
      A: I have Monday, November 23 at 9 AM. Should I book that for you?
      C: yes
      R: book_time {"start":"2026-11-23T14:00:00.000Z","durationMinutes":30,"title":"Appointment with Ann Bell","attendee":{"name":"Ann Bell","email":"anne@example.com","phone":null},"notes":"haircut"}
      A: You're booked for Monday, November 23 at 9 AM.
      R: send_email (not waited for) {"to":"anne@example.com","subject":"Your appointment on Monday, November 23 at 9 AM","body":"Hello Ann Bell,\\n\\nYour appointment is booked.\\n\\nWhat: haircut\\nWhen: Monday, November 23 at 9 AM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Monday, November 23 at 9 AM, Ann Bell. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "haircut"
      = name: "Ann Bell"
      = email: "anne@example.com"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-23T14:00:00.000Z"
      = appointment_spoken: "Monday, November 23 at 9 AM"
    `,
  },
  {
    name: 'corrects the name later',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: Jon Smith
      A: Got it, Jon Smith.
      A: What email address should I send the confirmation to?
      C: change my name to John Smythe
      A: I've changed that to John Smythe.
      A: What email address should I send the confirmation to?
      C: j dot smythe at example dot com
      A: That's J, dot, S, M, Y, T, H, E, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: Thanks.
      A: And is there a phone number where we can reach you?
      C: skip
      A: No problem.
      A: When would you like to come in?
      C: Monday at nine
      R: find_times {"durationMinutes":30,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-30T05:00:00.000Z","wish":"2026-11-23T14:00:00.000Z","timeZone":"America/New_York"}
      A: I have Monday, November 23 at 9 AM. Should I book that for you?
      C: yes
      R: book_time {"start":"2026-11-23T14:00:00.000Z","durationMinutes":30,"title":"Appointment with John Smythe","attendee":{"name":"John Smythe","email":"j.smythe@example.com","phone":null},"notes":"haircut"}
      A: You're booked for Monday, November 23 at 9 AM.
      R: send_email (not waited for) {"to":"j.smythe@example.com","subject":"Your appointment on Monday, November 23 at 9 AM","body":"Hello John Smythe,\\n\\nYour appointment is booked.\\n\\nWhat: haircut\\nWhen: Monday, November 23 at 9 AM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Monday, November 23 at 9 AM, John Smythe. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "haircut"
      = name: "John Smythe"
      = email: "j.smythe@example.com"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-23T14:00:00.000Z"
      = appointment_spoken: "Monday, November 23 at 9 AM"
    `,
  },
  {
    name: 'changes the e-mail after it was confirmed',
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
      C: I need to change my email
      A: Okay, let's change that.
      A: What email address should I send the confirmation to?
      C: bell@example.com
      A: That's B, E, L, L, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: Okay.
      A: I've changed that to bell@example.com.
      A: And is there a phone number where we can reach you?
      C: skip
      A: No problem.
      A: When would you like to come in?
      C: Monday at nine
      R: find_times {"durationMinutes":30,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-30T05:00:00.000Z","wish":"2026-11-23T14:00:00.000Z","timeZone":"America/New_York"}
      A: I have Monday, November 23 at 9 AM. Should I book that for you?
      C: go ahead
      R: book_time {"start":"2026-11-23T14:00:00.000Z","durationMinutes":30,"title":"Appointment with Ann Bell","attendee":{"name":"Ann Bell","email":"bell@example.com","phone":null},"notes":"haircut"}
      A: You're booked for Monday, November 23 at 9 AM.
      R: send_email (not waited for) {"to":"bell@example.com","subject":"Your appointment on Monday, November 23 at 9 AM","body":"Hello Ann Bell,\\n\\nYour appointment is booked.\\n\\nWhat: haircut\\nWhen: Monday, November 23 at 9 AM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Monday, November 23 at 9 AM, Ann Bell. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "haircut"
      = name: "Ann Bell"
      = email: "bell@example.com"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-23T14:00:00.000Z"
      = appointment_spoken: "Monday, November 23 at 9 AM"
    `,
  },
  {
    name: 'takes name, address and number at once',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: John Smith, john@example.com, 571 555 0123
      A: Got it, John Smith.
      A: That's J, O, H, N, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: Thanks.
      A: That's 5 7 1, 5 5 5, 0 1 2 3, right?
      C: yes
      A: Okay.
      A: When would you like to come in?
      C: Monday at nine
      R: find_times {"durationMinutes":30,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-30T05:00:00.000Z","wish":"2026-11-23T14:00:00.000Z","timeZone":"America/New_York"}
      A: I have Monday, November 23 at 9 AM. Should I book that for you?
      C: sure
      R: book_time {"start":"2026-11-23T14:00:00.000Z","durationMinutes":30,"title":"Appointment with John Smith","attendee":{"name":"John Smith","email":"john@example.com","phone":"+15715550123"},"notes":"haircut"}
      A: You're booked for Monday, November 23 at 9 AM.
      R: send_email (not waited for) {"to":"john@example.com","subject":"Your appointment on Monday, November 23 at 9 AM","body":"Hello John Smith,\\n\\nYour appointment is booked.\\n\\nWhat: haircut\\nWhen: Monday, November 23 at 9 AM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Monday, November 23 at 9 AM, John Smith. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "haircut"
      = name: "John Smith"
      = email: "john@example.com"
      = phone: "+15715550123"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-23T14:00:00.000Z"
      = appointment_spoken: "Monday, November 23 at 9 AM"
    `,
  },
  {
    name: 'reads back what is known already instead of asking',
    flow: 'appointment-scheduler',
    known: { name: 'Grace Hopper', email: 'grace@example.com', phone: '+15715550123' },
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a consultation
      A: Got it.
      A: I have G, R, A, C, E, at E, X, A, M, P, L, E, dot, C, O, M. Is that right?
      C: yes
      A: Thanks.
      A: I have 5 7 1, 5 5 5, 0 1 2 3. Is that right?
      C: no, 571 555 0199
      A: That's 5 7 1, 5 5 5, 0 1 9 9, right?
      C: yes
      A: Okay.
      A: When would you like to come in?
      C: Monday at nine
      R: find_times {"durationMinutes":30,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-30T05:00:00.000Z","wish":"2026-11-23T14:00:00.000Z","timeZone":"America/New_York"}
      A: I have Monday, November 23 at 9 AM. Should I book that for you?
      C: yes
      R: book_time {"start":"2026-11-23T14:00:00.000Z","durationMinutes":30,"title":"Appointment with Grace Hopper","attendee":{"name":"Grace Hopper","email":"grace@example.com","phone":"+15715550199"},"notes":"consultation"}
      A: You're booked for Monday, November 23 at 9 AM.
      R: send_email (not waited for) {"to":"grace@example.com","subject":"Your appointment on Monday, November 23 at 9 AM","body":"Hello Grace Hopper,\\n\\nYour appointment is booked.\\n\\nWhat: consultation\\nWhen: Monday, November 23 at 9 AM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Monday, November 23 at 9 AM, Grace Hopper. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "consultation"
      = name: "Grace Hopper"
      = email: "grace@example.com"
      = phone: "+15715550199"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-23T14:00:00.000Z"
      = appointment_spoken: "Monday, November 23 at 9 AM"
    `,
  },
  {
    name: 'gives up on a calendar that is always full',
    flow: 'appointment-scheduler',
    backend: { full: true },
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
      C: Monday
      R: find_times {"durationMinutes":30,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-24T05:00:00.000Z","wish":null,"timeZone":"America/New_York"}
      A: I'm sorry, I don't have anything open on Monday, November 23.
      A: What other day or time would work for you?
      C: Tuesday
      R: find_times {"durationMinutes":30,"from":"2026-11-24T05:00:00.000Z","to":"2026-11-25T05:00:00.000Z","wish":null,"timeZone":"America/New_York"}
      A: I'm sorry, I don't have anything open on Tuesday, November 24.
      A: What other day or time would work for you?
      C: any time next week
      R: find_times {"durationMinutes":30,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-30T05:00:00.000Z","wish":null,"timeZone":"America/New_York"}
      A: I'm sorry, I don't have anything open then.
      A: What other day or time would work for you?
      C: whenever
      R: find_times {"durationMinutes":30,"from":"2026-11-20T15:00:46.500Z","to":"2026-12-05T05:00:00.000Z","wish":null,"timeZone":"America/New_York"}
      A: I'm sorry, I don't have anything open then.
      A: I'm sorry, I can't help with that myself.
      A: Would you like someone from Acme to call you back?
      C: yes please
      A: What number can they reach you at?
      C: 571 555 0123
      A: That's 5 7 1, 5 5 5, 0 1 2 3, right?
      C: yes
      A: Okay.
      A! Someone from Acme will call you back as soon as possible. Thank you for calling, and goodbye.
      P: A caller would like to speak with a person. The conversation was at "Schedule Meeting". service: haircut; name: Ann Bell; email: ann@example.com; callback phone: (571) 555-0123
      E: handed_off, neutral
      = service: "haircut"
      = name: "Ann Bell"
      = email: "ann@example.com"
      = callback_phone: "+15715550123"
    `,
  },
  {
    name: 'offers a call back when the calendar fails',
    flow: 'appointment-scheduler',
    backend: { broken: ['find_times'] },
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
      C: Monday at nine
      R: find_times {"durationMinutes":30,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-30T05:00:00.000Z","wish":"2026-11-23T14:00:00.000Z","timeZone":"America/New_York"}
      A: I'm sorry, I can't help with that myself.
      A: Would you like someone from Acme to call you back?
      C: no thanks
      P: The conversation was at "Schedule Meeting". service: haircut; name: Ann Bell; email: ann@example.com
      A! All right. I'll leave a note for the team with what you've told me. Thank you for calling. Goodbye.
      E: agent_hangup, failure
      = service: "haircut"
      = name: "Ann Bell"
      = email: "ann@example.com"
    `,
  },
  {
    name: 'refuses a time in the past',
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
      C: yesterday at three
      A: I'm afraid that time has already passed.
      A: What other day or time would work for you?
      C: today at four
      R: find_times {"durationMinutes":30,"from":"2026-11-20T15:00:35.000Z","to":"2026-11-27T05:00:00.000Z","wish":"2026-11-20T21:00:00.000Z","timeZone":"America/New_York"}
      A: I have Friday, November 20 at 4 PM. Should I book that for you?
      C: yes
      R: book_time {"start":"2026-11-20T21:00:00.000Z","durationMinutes":30,"title":"Appointment with Ann Bell","attendee":{"name":"Ann Bell","email":"ann@example.com","phone":null},"notes":"haircut"}
      A: You're booked for Friday, November 20 at 4 PM.
      R: send_email (not waited for) {"to":"ann@example.com","subject":"Your appointment on Friday, November 20 at 4 PM","body":"Hello Ann Bell,\\n\\nYour appointment is booked.\\n\\nWhat: haircut\\nWhen: Friday, November 20 at 4 PM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Friday, November 20 at 4 PM, Ann Bell. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "haircut"
      = name: "Ann Bell"
      = email: "ann@example.com"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-20T21:00:00.000Z"
      = appointment_spoken: "Friday, November 20 at 4 PM"
    `,
  },
  {
    name: 'ends when the caller says goodbye',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: goodbye
      A! All right. Thank you for calling. Goodbye.
      E: caller_hangup, neutral
      = service: "haircut"
    `,
  },
  {
    name: 'does not book without a yes',
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
      C: Monday at nine
      R: find_times {"durationMinutes":30,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-30T05:00:00.000Z","wish":"2026-11-23T14:00:00.000Z","timeZone":"America/New_York"}
      A: I have Monday, November 23 at 9 AM. Should I book that for you?
      C: hmm purple
      A: Sorry, I didn't catch that.
      A: I have Monday, November 23 at 9 AM. Should I book that for you?
      C: stop
      A! All right. Thank you for calling. Goodbye.
      E: caller_hangup, neutral
      = service: "haircut"
      = name: "Ann Bell"
      = email: "ann@example.com"
    `,
  },
  {
    name: 'rephrases, says how to answer, then offers a person',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: I want to go to the moon
      A: Okay.
      A: What name should I put that under?
      C: 67890
      A: Sorry, I still didn't get that. Please tell me your first and last name. You can also spell it.
      A: What name should I put that under?
      C: 12345
      A: I'm sorry, I can't help with that myself.
      A: Would you like someone from Acme to call you back?
      C: yes
      A: What number can they reach you at?
      C: five seven one five five five oh one two three
      A: That's 5 7 1, 5 5 5, 0 1 2 3, right?
      C: yes
      A: Thanks.
      A! Someone from Acme will call you back as soon as possible. Thank you for calling, and goodbye.
      P: A caller would like to speak with a person. The conversation was at "Ask for name and contact details". service: haircut; callback phone: (571) 555-0123
      E: handed_off, neutral
      = service: "haircut"
      = callback_phone: "+15715550123"
    `,
  },
  {
    name: 'gives the call to a person on request, with the number known',
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
      C: 571 555 0123
      A: That's 5 7 1, 5 5 5, 0 1 2 3, right?
      C: yes
      A: Okay.
      A: When would you like to come in?
      C: can I speak to a real person please
      A: Of course. I'll have someone from Acme call you back.
      A: I have 5 7 1, 5 5 5, 0 1 2 3. Is that right?
      C: yes
      A: All right.
      A! Someone from Acme will call you back as soon as possible. Thank you for calling, and goodbye.
      P: A caller would like to speak with a person. The conversation was at "Schedule Meeting". service: haircut; name: Ann Bell; email: ann@example.com; phone: (571) 555-0123; callback phone: (571) 555-0123
      E: handed_off, neutral
      = service: "haircut"
      = name: "Ann Bell"
      = email: "ann@example.com"
      = phone: "+15715550123"
      = callback_phone: "+15715550123"
    `,
  },
  {
    name: 'gives the call to a person without a number',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: operator
      A: Of course. I'll have someone from Acme call you back.
      A: What number can they reach you at?
      C: I'd rather not say
      A! All right. I've let the team know that you'd like to speak with someone. Thank you for calling. Goodbye.
      P: A caller would like to speak with a person. The conversation was at "Ask for the service".
      E: handed_off, neutral
    `,
  },
  {
    name: 'repeats, explains and stays patient',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: sorry?
      A: What would you like an appointment for?
      C: what do you mean?
      A: Just tell me in your own words.
      A: What would you like an appointment for?
      C: hold on a second
      A: Of course, take your time.
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: are you a robot?
      A: Yes, I'm an AI assistant for Acme.
      A: What name should I put that under?
      C: Ann Bell
      A: Got it, Ann Bell.
      A: What email address should I send the confirmation to?
      C: can you say that again
      A: What email address should I send the confirmation to?
      C: thank you
      A: You're welcome.
      A: What email address should I send the confirmation to?
      C: ann@example.com
      A: That's A, N, N, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes that is right
      A: Thanks.
      A: And is there a phone number where we can reach you?
      = service: "haircut"
      = name: "Ann Bell"
      = email: "ann@example.com"
    `,
  },
  {
    name: 'reprompts a silent caller twice, then hangs up',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      S:
      A: Are you still there?
      A: What would you like an appointment for?
      S:
      A: Sorry, I can't hear you.
      A: What would you like an appointment for?
      S:
      A! I can't hear anyone, so I'll let you go. Please call back anytime. Goodbye.
      E: silence, failure
    `,
  },
  {
    name: 'goes on after a silence',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      S:
      A: Are you still there?
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      S:
      A: Are you still there?
      A: What name should I put that under?
      S:
      A: Sorry, I can't hear you.
      A: What name should I put that under?
      C: Ann Bell
      A: Got it, Ann Bell.
      A: What email address should I send the confirmation to?
      = service: "haircut"
      = name: "Ann Bell"
    `,
  },
  {
    name: 'asks again when the question was interrupted unheard',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      I: Hello, and thank you for calling! I'm Emma
      C: hello?
      A: Hello!
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      I: Got it.
      C: mumble mumble purple elephants and more
      A: What name should I put that under?
      C: Ann Bell
      A: Got it, Ann Bell.
      A: What email address should I send the confirmation to?
      = service: "haircut"
      = name: "Ann Bell"
    `,
  },
  {
    name: 'takes an answer to an interrupted question',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      I: What would you like an appo
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      I: What name
      C: Ann Bell
      A: Got it, Ann Bell.
      A: What email address should I send the confirmation to?
      = service: "haircut"
      = name: "Ann Bell"
    `,
  },
  {
    name: 'starts over',
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
      C: start over
      A: Okay, let's start from the beginning.
      A: What would you like an appointment for?
      C: a massage
      A: Thanks.
      A: What name should I put that under?
      C: Ann Bell
      A: Got it, Ann Bell.
      A: What email address should I send the confirmation to?
      C: ann@example.com
      A: That's A, N, N, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: Okay.
      A: And is there a phone number where we can reach you?
      C: skip
      A: No problem.
      A: When would you like to come in?
      C: Monday at nine
      R: find_times {"durationMinutes":30,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-30T05:00:00.000Z","wish":"2026-11-23T14:00:00.000Z","timeZone":"America/New_York"}
      A: I have Monday, November 23 at 9 AM. Should I book that for you?
      C: yes
      R: book_time {"start":"2026-11-23T14:00:00.000Z","durationMinutes":30,"title":"Appointment with Ann Bell","attendee":{"name":"Ann Bell","email":"ann@example.com","phone":null},"notes":"massage"}
      A: You're booked for Monday, November 23 at 9 AM.
      R: send_email (not waited for) {"to":"ann@example.com","subject":"Your appointment on Monday, November 23 at 9 AM","body":"Hello Ann Bell,\\n\\nYour appointment is booked.\\n\\nWhat: massage\\nWhen: Monday, November 23 at 9 AM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Monday, November 23 at 9 AM, Ann Bell. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "massage"
      = name: "Ann Bell"
      = email: "ann@example.com"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-23T14:00:00.000Z"
      = appointment_spoken: "Monday, November 23 at 9 AM"
    `,
  },
  {
    name: 'never treats what the caller says as a template',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: {{agent_name}} {{email}} **bold** <script>
      A: That's agent_name email bold script, right?
      C: yes
      A: Got it.
      A: What name should I put that under?
      C: Bob {{name}}
      A: Sorry, I didn't catch that.
      A: What name should I put that under?
      C: Bob
      A: Got it, Bob.
      A: What email address should I send the confirmation to?
      C: bob@example.com
      A: That's B, O, B, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: Thanks.
      A: And is there a phone number where we can reach you?
      C: skip
      A: No problem.
      A: When would you like to come in?
      C: Monday at nine
      R: find_times {"durationMinutes":30,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-30T05:00:00.000Z","wish":"2026-11-23T14:00:00.000Z","timeZone":"America/New_York"}
      A: I have Monday, November 23 at 9 AM. Should I book that for you?
      C: yes
      R: book_time {"start":"2026-11-23T14:00:00.000Z","durationMinutes":30,"title":"Appointment with Bob","attendee":{"name":"Bob","email":"bob@example.com","phone":null},"notes":"{{agent_name}} {{email}} **bold** <script>"}
      A: You're booked for Monday, November 23 at 9 AM.
      R: send_email (not waited for) {"to":"bob@example.com","subject":"Your appointment on Monday, November 23 at 9 AM","body":"Hello Bob,\\n\\nYour appointment is booked.\\n\\nWhat: {{agent_name}} {{email}} **bold** <script>\\nWhen: Monday, November 23 at 9 AM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Monday, November 23 at 9 AM, Bob. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "{{agent_name}} {{email}} **bold** <script>"
      = name: "Bob"
      = email: "bob@example.com"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-23T14:00:00.000Z"
      = appointment_spoken: "Monday, November 23 at 9 AM"
    `,
  },
  {
    name: 'hears the caller hang up',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      X:
      C: hello?
      = service: "haircut"
    `,
  },
  {
    name: 'takes up the time that was named in passing',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: I'd like to book a haircut for Monday at three
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
      R: find_times {"durationMinutes":30,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-30T05:00:00.000Z","wish":"2026-11-23T20:00:00.000Z","timeZone":"America/New_York"}
      A: I have Monday, November 23 at 3 PM. Should I book that for you?
      C: yes please
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
    name: 'asks for the number when there is one',
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
      C: yes
      A: Great. What's the number, including the area code?
      C: 571 555 0123
      A: That's 5 7 1, 5 5 5, 0 1 2 3, right?
      C: yes
      A: Okay.
      A: When would you like to come in?
      = service: "haircut"
      = name: "Ann Bell"
      = email: "ann@example.com"
      = phone: "+15715550123"
    `,
  },
  {
    name: 'lets the caller change the wish after hearing what is free',
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
      C: Monday at nine
      R: find_times {"durationMinutes":30,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-30T05:00:00.000Z","wish":"2026-11-23T14:00:00.000Z","timeZone":"America/New_York"}
      A: I have Monday, November 23 at 9 AM. Should I book that for you?
      C: no, Tuesday at ten
      R: find_times {"durationMinutes":30,"from":"2026-11-24T05:00:00.000Z","to":"2026-12-01T05:00:00.000Z","wish":"2026-11-24T15:00:00.000Z","timeZone":"America/New_York"}
      A: I have Tuesday, November 24 at 10 AM. Should I book that for you?
      C: hmm, no
      A: What other day or time would work for you?
      C: Wednesday between two and four
      R: find_times {"durationMinutes":30,"from":"2026-11-25T05:00:00.000Z","to":"2026-11-26T05:00:00.000Z","wish":null,"timeZone":"America/New_York","hours":{"from":840,"to":960}}
      A: I have Wednesday, November 25 at 2 PM, 2:30 PM, or 3:30 PM. Which works best?
      C: the earlier one
      R: book_time {"start":"2026-11-25T19:00:00.000Z","durationMinutes":30,"title":"Appointment with Ann Bell","attendee":{"name":"Ann Bell","email":"ann@example.com","phone":null},"notes":"haircut"}
      A: You're booked for Wednesday, November 25 at 2 PM.
      R: send_email (not waited for) {"to":"ann@example.com","subject":"Your appointment on Wednesday, November 25 at 2 PM","body":"Hello Ann Bell,\\n\\nYour appointment is booked.\\n\\nWhat: haircut\\nWhen: Wednesday, November 25 at 2 PM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Wednesday, November 25 at 2 PM, Ann Bell. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "haircut"
      = name: "Ann Bell"
      = email: "ann@example.com"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-25T19:00:00.000Z"
      = appointment_spoken: "Wednesday, November 25 at 2 PM"
    `,
  },
  {
    name: 'reads a long address back and takes a late correction of it',
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
      C: anna dot maria dot bell at my company dot co dot uk
      A: That's A, N, N, A, dot, M, A, R, I, A, dot, B, E, L, L, at M, Y, C, O, M, P, A, N, Y, dot, C, O, dot, U, K, right?
      C: yes
      A: Thanks.
      A: And is there a phone number where we can reach you?
      C: skip
      A: No problem.
      A: When would you like to come in?
      C: my email is wrong
      A: Okay, let's change that.
      A: What email address should I send the confirmation to?
      C: bell at my company dot co dot uk
      A: That's B, E, L, L, at M, Y, C, O, M, P, A, N, Y, dot, C, O, dot, U, K, right?
      C: yes
      A: Okay.
      A: I've changed that to bell@mycompany.co.uk.
      A: When would you like to come in?
      C: Monday at nine
      R: find_times {"durationMinutes":30,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-30T05:00:00.000Z","wish":"2026-11-23T14:00:00.000Z","timeZone":"America/New_York"}
      A: I have Monday, November 23 at 9 AM. Should I book that for you?
      C: yes
      R: book_time {"start":"2026-11-23T14:00:00.000Z","durationMinutes":30,"title":"Appointment with Ann Bell","attendee":{"name":"Ann Bell","email":"bell@mycompany.co.uk","phone":null},"notes":"haircut"}
      A: You're booked for Monday, November 23 at 9 AM.
      R: send_email (not waited for) {"to":"bell@mycompany.co.uk","subject":"Your appointment on Monday, November 23 at 9 AM","body":"Hello Ann Bell,\\n\\nYour appointment is booked.\\n\\nWhat: haircut\\nWhen: Monday, November 23 at 9 AM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Monday, November 23 at 9 AM, Ann Bell. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "haircut"
      = name: "Ann Bell"
      = email: "bell@mycompany.co.uk"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-23T14:00:00.000Z"
      = appointment_spoken: "Monday, November 23 at 9 AM"
    `,
  },
  {
    name: 'waits, answers to hello, and takes a goodbye while arranging a call back',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: wait
      A: Of course, take your time.
      C: Ann Bell
      A: Got it, Ann Bell.
      A: What email address should I send the confirmation to?
      C: are you there?
      A: Yes, I'm here.
      A: What email address should I send the confirmation to?
      C: help
      A: You can say it like this: john dot smith at gmail dot com. You can also spell it.
      A: What email address should I send the confirmation to?
      C: call me back
      A: Of course. I'll have someone from Acme call you back.
      A: What number can they reach you at?
      C: bye bye
      A! All right. I've let the team know that you'd like to speak with someone. Thank you for calling. Goodbye.
      P: A caller would like to speak with a person. The conversation was at "Ask for name and contact details". service: haircut; name: Ann Bell
      E: handed_off, neutral
      = service: "haircut"
      = name: "Ann Bell"
    `,
  },
  {
    name: 'looks for something later, then lets the agent choose',
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
      C: Monday morning
      R: find_times {"durationMinutes":30,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-24T05:00:00.000Z","wish":null,"timeZone":"America/New_York","hours":{"from":0,"to":720}}
      A: I have Monday, November 23 at 9 AM, 9:30 AM, or 10:30 AM. Which works best?
      C: do you have anything later?
      R: find_times {"durationMinutes":30,"from":"2026-11-23T15:31:00.000Z","to":"2026-11-30T15:30:00.000Z","wish":"2026-11-23T15:30:00.000Z","timeZone":"America/New_York"}
      A: I have Monday, November 23 at 11 AM, 11:30 AM, or noon. Which works best?
      C: yes
      A: I have Monday, November 23 at 11 AM. Should I book that for you?
      C: any of those is fine
      A: I have Monday, November 23 at 11 AM. Should I book that for you?
      C: yes
      R: book_time {"start":"2026-11-23T16:00:00.000Z","durationMinutes":30,"title":"Appointment with Ann Bell","attendee":{"name":"Ann Bell","email":"ann@example.com","phone":null},"notes":"haircut"}
      A: You're booked for Monday, November 23 at 11 AM.
      R: send_email (not waited for) {"to":"ann@example.com","subject":"Your appointment on Monday, November 23 at 11 AM","body":"Hello Ann Bell,\\n\\nYour appointment is booked.\\n\\nWhat: haircut\\nWhen: Monday, November 23 at 11 AM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Monday, November 23 at 11 AM, Ann Bell. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "haircut"
      = name: "Ann Bell"
      = email: "ann@example.com"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-23T16:00:00.000Z"
      = appointment_spoken: "Monday, November 23 at 11 AM"
    `,
  },
  {
    name: 'looks for something earlier',
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
      C: Wednesday at three
      R: find_times {"durationMinutes":30,"from":"2026-11-25T05:00:00.000Z","to":"2026-12-02T05:00:00.000Z","wish":"2026-11-25T20:00:00.000Z","timeZone":"America/New_York"}
      A: I have Wednesday, November 25 at 3 PM. Should I book that for you?
      C: something sooner please
      R: find_times {"durationMinutes":30,"from":"2026-11-20T15:00:35.500Z","to":"2026-11-25T05:00:00.000Z","wish":null,"timeZone":"America/New_York","hours":{"from":810,"to":991}}
      A: I have Friday, November 20 at 3 PM, or Monday, November 23 at 3 PM, or Tuesday, November 24 at 3 PM. Which works best?
      C: the last one
      R: book_time {"start":"2026-11-24T20:00:00.000Z","durationMinutes":30,"title":"Appointment with Ann Bell","attendee":{"name":"Ann Bell","email":"ann@example.com","phone":null},"notes":"haircut"}
      A: You're booked for Tuesday, November 24 at 3 PM.
      R: send_email (not waited for) {"to":"ann@example.com","subject":"Your appointment on Tuesday, November 24 at 3 PM","body":"Hello Ann Bell,\\n\\nYour appointment is booked.\\n\\nWhat: haircut\\nWhen: Tuesday, November 24 at 3 PM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Tuesday, November 24 at 3 PM, Ann Bell. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "haircut"
      = name: "Ann Bell"
      = email: "ann@example.com"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-24T20:00:00.000Z"
      = appointment_spoken: "Tuesday, November 24 at 3 PM"
    `,
  },
  {
    name: 'understands a transcriber that writes no signs',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: i need a check up
      A: Got it.
      A: What name should I put that under?
      C: hi my name is john smith from acme
      A: Got it, John Smith.
      A: What email address should I send the confirmation to?
      C: john smith at gmail.com
      A: That's J, O, H, N, S, M, I, T, H, at gmail dot com, right?
      C: yep
      A: Thanks.
      A: And is there a phone number where we can reach you?
      C: 5 7 1 5 5 5 0 1 2 3
      A: That's 5 7 1, 5 5 5, 0 1 2 3, right?
      C: yes that is correct
      A: Okay.
      A: When would you like to come in?
      C: how about november 25th at 3 30 p.m.
      R: find_times {"durationMinutes":30,"from":"2026-11-25T05:00:00.000Z","to":"2026-12-02T05:00:00.000Z","wish":"2026-11-25T20:30:00.000Z","timeZone":"America/New_York"}
      A: I have Wednesday, November 25 at 3:30 PM. Should I book that for you?
      C: yes book it
      R: book_time {"start":"2026-11-25T20:30:00.000Z","durationMinutes":30,"title":"Appointment with John Smith","attendee":{"name":"John Smith","email":"johnsmith@gmail.com","phone":"+15715550123"},"notes":"check up"}
      A: You're booked for Wednesday, November 25 at 3:30 PM.
      R: send_email (not waited for) {"to":"johnsmith@gmail.com","subject":"Your appointment on Wednesday, November 25 at 3:30 PM","body":"Hello John Smith,\\n\\nYour appointment is booked.\\n\\nWhat: check up\\nWhen: Wednesday, November 25 at 3:30 PM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Wednesday, November 25 at 3:30 PM, John Smith. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "check up"
      = name: "John Smith"
      = email: "johnsmith@gmail.com"
      = phone: "+15715550123"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-25T20:30:00.000Z"
      = appointment_spoken: "Wednesday, November 25 at 3:30 PM"
    `,
  },
  {
    name: 'takes name, spoken address and number in one breath',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: my name is John Smith and my email is john at example dot com
      A: Got it, John Smith.
      A: That's J, O, H, N, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: Thanks.
      A: And is there a phone number where we can reach you?
      C: call me at five seven one five five five oh one two three
      A: That's 5 7 1, 5 5 5, 0 1 2 3, right?
      C: yes
      A: Okay.
      A: When would you like to come in?
      C: Monday at nine
      R: find_times {"durationMinutes":30,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-30T05:00:00.000Z","wish":"2026-11-23T14:00:00.000Z","timeZone":"America/New_York"}
      A: I have Monday, November 23 at 9 AM. Should I book that for you?
      C: sure
      R: book_time {"start":"2026-11-23T14:00:00.000Z","durationMinutes":30,"title":"Appointment with John Smith","attendee":{"name":"John Smith","email":"john@example.com","phone":"+15715550123"},"notes":"haircut"}
      A: You're booked for Monday, November 23 at 9 AM.
      R: send_email (not waited for) {"to":"john@example.com","subject":"Your appointment on Monday, November 23 at 9 AM","body":"Hello John Smith,\\n\\nYour appointment is booked.\\n\\nWhat: haircut\\nWhen: Monday, November 23 at 9 AM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Monday, November 23 at 9 AM, John Smith. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "haircut"
      = name: "John Smith"
      = email: "john@example.com"
      = phone: "+15715550123"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-23T14:00:00.000Z"
      = appointment_spoken: "Monday, November 23 at 9 AM"
    `,
  },
  {
    name: 'corrects the name by saying it again',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: Jon
      A: Got it, Jon.
      A: What email address should I send the confirmation to?
      C: No, my name is John Miller
      A: I've changed that to John Miller.
      A: What email address should I send the confirmation to?
      C: john@example.com
      A: That's J, O, H, N, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: Thanks.
      A: And is there a phone number where we can reach you?
      C: skip
      A: No problem.
      A: When would you like to come in?
      C: Monday at nine
      R: find_times {"durationMinutes":30,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-30T05:00:00.000Z","wish":"2026-11-23T14:00:00.000Z","timeZone":"America/New_York"}
      A: I have Monday, November 23 at 9 AM. Should I book that for you?
      C: yes
      R: book_time {"start":"2026-11-23T14:00:00.000Z","durationMinutes":30,"title":"Appointment with John Miller","attendee":{"name":"John Miller","email":"john@example.com","phone":null},"notes":"haircut"}
      A: You're booked for Monday, November 23 at 9 AM.
      R: send_email (not waited for) {"to":"john@example.com","subject":"Your appointment on Monday, November 23 at 9 AM","body":"Hello John Miller,\\n\\nYour appointment is booked.\\n\\nWhat: haircut\\nWhen: Monday, November 23 at 9 AM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Monday, November 23 at 9 AM, John Miller. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "haircut"
      = name: "John Miller"
      = email: "john@example.com"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-23T14:00:00.000Z"
      = appointment_spoken: "Monday, November 23 at 9 AM"
    `,
  },
  {
    name: 'goes on with the number of someone without an address',
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
      C: I don't have an email
      A: No problem.
      A: And is there a phone number where we can reach you?
      C: 571 555 0123
      A: That's 5 7 1, 5 5 5, 0 1 2 3, right?
      C: yes
      A: Thanks.
      A: When would you like to come in?
      C: Monday at nine
      R: find_times {"durationMinutes":30,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-30T05:00:00.000Z","wish":"2026-11-23T14:00:00.000Z","timeZone":"America/New_York"}
      A: I have Monday, November 23 at 9 AM. Should I book that for you?
      C: yes
      R: book_time {"start":"2026-11-23T14:00:00.000Z","durationMinutes":30,"title":"Appointment with Ann Bell","attendee":{"name":"Ann Bell","email":null,"phone":"+15715550123"},"notes":"haircut"}
      A: You're booked for Monday, November 23 at 9 AM.
      A: Is there anything else I can help you with?
      C: no thanks
      A! Thank you, Ann Bell. We'll see you then. Goodbye!
      E: completed, success
      = service: "haircut"
      = name: "Ann Bell"
      = phone: "+15715550123"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-23T14:00:00.000Z"
      = appointment_spoken: "Monday, November 23 at 9 AM"
    `,
  },
  {
    name: 'tells who it is',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: who is this?
      A: I'm an AI assistant for Acme.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: am I talking to a machine?
      A: Yes, I'm an AI assistant for Acme.
      A: What name should I put that under?
      C: wrong number
      A! All right. Thank you for calling. Goodbye.
      E: caller_hangup, neutral
      = service: "haircut"
    `,
  },
  {
    name: 'corrects the name in the middle of a readback',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: Jon
      A: Got it, Jon.
      A: What email address should I send the confirmation to?
      C: john@example.com
      A: That's J, O, H, N, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: no, my name is John Miller
      A: I've changed that to John Miller.
      A: That's J, O, H, N, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: Thanks.
      A: And is there a phone number where we can reach you?
      C: skip
      A: No problem.
      A: When would you like to come in?
      C: Monday
      R: find_times {"durationMinutes":30,"from":"2026-11-23T05:00:00.000Z","to":"2026-11-24T05:00:00.000Z","wish":null,"timeZone":"America/New_York"}
      A: I have Monday, November 23 at 9 AM, 10:30 AM, or noon. Which works best?
      C: can you repeat that
      A: I have Monday, November 23 at 9 AM, 10:30 AM, or noon. Which works best?
      C: I can't hear you
      A: I have Monday, November 23 at 9 AM, 10:30 AM, or noon. Which works best?
      C: ten thirty
      R: book_time {"start":"2026-11-23T15:30:00.000Z","durationMinutes":30,"title":"Appointment with John Miller","attendee":{"name":"John Miller","email":"john@example.com","phone":null},"notes":"haircut"}
      A: You're booked for Monday, November 23 at 10:30 AM.
      R: send_email (not waited for) {"to":"john@example.com","subject":"Your appointment on Monday, November 23 at 10:30 AM","body":"Hello John Miller,\\n\\nYour appointment is booked.\\n\\nWhat: haircut\\nWhen: Monday, November 23 at 10:30 AM\\n\\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\\n\\nSee you soon!\\n","appointmentId":"appointment-1"}
      A: Is there anything else I can help you with?
      C: no thanks
      A! See you on Monday, November 23 at 10:30 AM, John Miller. The confirmation is on its way to your email. Goodbye!
      E: completed, success
      = service: "haircut"
      = name: "John Miller"
      = email: "john@example.com"
      = appointment_id: "appointment-1"
      = appointment_start: "2026-11-23T15:30:00.000Z"
      = appointment_spoken: "Monday, November 23 at 10:30 AM"
    `,
  },
];
