import type { GoldenDialogue } from './dialogue-script.ts';

export const customDialogues: GoldenDialogue[] = [
  {
    name: 'fills several slots from one answer',
    flow: 'visit',
    script: `
      A: Hello.
      A! This call may be recorded.
      A: Who is calling?
      C: John Smith, Tuesday at three, for four people
      A: Got it.
      A: That's Tuesday, November 24 at 3 PM, right?
      C: yes
      A: Thanks.
      A: How many people are you?
      C: four
      A: Okay.
      A: Red or blue?
      C: red
      A: All right.
      A! See you on Tuesday, November 24 at 3 PM, John Smith.
      E: completed, success
      = name: "John Smith"
      = moment: "2026-11-24T20:00:00.000Z"
      = guests: 4
      = colour: "red"
    `,
  },
  {
    name: 'fills a later slot first',
    flow: 'visit',
    script: `
      A: Hello.
      A! This call may be recorded.
      A: Who is calling?
      C: Tuesday at three
      A: Thanks.
      A: Who is calling?
      C: John Smith
      A: Got it.
      A: That's Tuesday, November 24 at 3 PM, right?
      C: yes
      A: Thanks.
      A: How many people are you?
      C: four
      A: Okay.
      A: Red or blue?
      C: blue
      A: All right.
      A! See you on Tuesday, November 24 at 3 PM, John Smith.
      E: completed, success
      = name: "John Smith"
      = moment: "2026-11-24T20:00:00.000Z"
      = guests: 4
      = colour: "blue"
    `,
  },
  {
    name: 'asks for the missing half of a moment',
    flow: 'visit',
    script: `
      A: Hello.
      A! This call may be recorded.
      A: Who is calling?
      C: John Smith
      A: Got it.
      A: When shall we come?
      C: Tuesday
      A: And what time on Tuesday, November 24?
      C: at three
      A: That's Tuesday, November 24 at 3 PM, right?
      C: that's right
      A: Thanks.
      A: How many people are you?
      C: two or three
      A: Did you mean 2 or 3?
      C: three
      A: Okay.
      A: Red or blue?
      C: the second one
      A: All right.
      A! See you on Tuesday, November 24 at 3 PM, John Smith.
      E: completed, success
      = name: "John Smith"
      = moment: "2026-11-24T20:00:00.000Z"
      = guests: 3
      = colour: "blue"
    `,
  },
  {
    name: 'asks for the missing day of a moment',
    flow: 'visit',
    script: `
      A: Hello.
      A! This call may be recorded.
      A: Who is calling?
      C: John Smith
      A: Got it.
      A: When shall we come?
      C: at half past two
      A: Okay, 2:30 PM. What day?
      C: on Wednesday
      A: That's Wednesday, November 25 at 2:30 PM, right?
      C: no, Thursday
      A: That's Thursday, November 26 at 2:30 PM, right?
      C: yes
      A: Thanks.
      A: How many people are you?
      C: one
      A: Okay.
      A: Red or blue?
      C: purple
      A: Sorry, I didn't catch that.
      A: Red or blue?
      C: red
      A: All right.
      A! See you on Thursday, November 26 at 2:30 PM, John Smith.
      E: completed, success
      = name: "John Smith"
      = moment: "2026-11-26T19:30:00.000Z"
      = guests: 1
      = colour: "red"
    `,
  },
  {
    name: 'moves a confirmed moment to another day',
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
      C: no, I meant Thursday
      A: That's Thursday, November 26 at 3 PM, right?
      C: yes
      A: Okay.
      A: I've changed that to Thursday, November 26 at 3 PM.
      A: How many people are you?
      C: five
      A: All right.
      A: Red or blue?
      C: red
      A: Got it.
      A! See you on Thursday, November 26 at 3 PM, John Smith.
      E: completed, success
      = name: "John Smith"
      = moment: "2026-11-26T20:00:00.000Z"
      = guests: 5
      = colour: "red"
    `,
  },
  {
    name: 'moves a confirmed moment to another hour',
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
      C: actually it's at four
      A: That's Tuesday, November 24 at 4 PM, right?
      C: yes
      A: Okay.
      A: I've changed that to Tuesday, November 24 at 4 PM.
      A: How many people are you?
      C: five
      A: All right.
      A: Red or blue?
      C: red
      A: Got it.
      A! See you on Tuesday, November 24 at 4 PM, John Smith.
      E: completed, success
      = name: "John Smith"
      = moment: "2026-11-24T21:00:00.000Z"
      = guests: 5
      = colour: "red"
    `,
  },
  {
    name: 'hears "that\'s wrong" in a readback and asks again',
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
      C: that's wrong
      A: Sorry about that.
      A: When shall we come?
      C: Wednesday at nine
      A: That's Wednesday, November 25 at 9 AM, right?
      C: correct
      A: Thanks.
      A: How many people are you?
      C: five
      A: Okay.
      A: Red or blue?
      C: red
      A: All right.
      A! See you on Wednesday, November 25 at 9 AM, John Smith.
      E: completed, success
      = name: "John Smith"
      = moment: "2026-11-25T14:00:00.000Z"
      = guests: 5
      = colour: "red"
    `,
  },
  {
    name: 'gives up on a moment that is never right',
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
      C: no
      A: Sorry about that.
      A: When shall we come?
      C: Wednesday at three
      A: That's Wednesday, November 25 at 3 PM, right?
      C: no
      A: Sorry about that.
      A: When shall we come?
      C: Thursday at three
      A: That's Thursday, November 26 at 3 PM, right?
      C: no
      A: I'm sorry, I can't help with that myself.
      A: Would you like someone from Acme to call you back?
      C: yes
      A: What number can they reach you at?
      C: 571 555 0123
      A: That's 5 7 1, 5 5 5, 0 1 2 3, right?
      C: yes
      A: Thanks.
      A! Someone from Acme will call you back as soon as possible. Thank you for calling, and goodbye.
      P: A caller would like to speak with a person. The conversation was at "who". name: John Smith; callback phone: (571) 555-0123
      E: handed_off, neutral
      = name: "John Smith"
      = callback_phone: "+15715550123"
    `,
  },
  {
    name: 'hears a spelled name',
    flow: 'visit',
    script: `
      A: Hello.
      A! This call may be recorded.
      A: Who is calling?
      C: S M I T H
      A: Got it.
      A: When shall we come?
      C: I want to speak with your manager
      A: Of course. I'll have someone from Acme call you back.
      A: What number can they reach you at?
      C: no
      A! All right. I've let the team know that you'd like to speak with someone. Thank you for calling. Goodbye.
      P: A caller would like to speak with a person. The conversation was at "who". name: Smith
      E: handed_off, neutral
      C: 571 555 0123
      C: yes
      = name: "Smith"
    `,
  },
  {
    name: 'insists once on what it needs, then lets go',
    flow: 'trip',
    script: `
      A: Hello.
      A: On which day do you leave?
      C: skip
      A: Sorry, I do need that to continue.
      A: On which day do you leave?
      C: pass
      A! Without that I cannot help you.
      E: completed, failure
    `,
  },
  {
    name: 'takes day and hour at once and a number without readback',
    flow: 'trip',
    script: `
      A: Hello.
      A: On which day do you leave?
      C: tomorrow at nine in the morning
      A: Got it.
      A: What is your number?
      C: 571 555 0123
      A: Thanks.
      A! You leave on Saturday, November 21 at 9 AM.
      E: completed, success
      = day: "2026-11-21"
      = hour: "09:00"
      = phone: "+15715550123"
    `,
  },
  {
    name: 'says when the number is not a number',
    flow: 'trip',
    script: `
      A: Hello.
      A: On which day do you leave?
      C: the day after tomorrow
      A: Got it.
      A: At what time?
      C: quarter to five
      A: Thanks.
      A: What is your number?
      C: I don't know
      A: Sorry, I didn't catch that.
      A: What is your number?
      C: 123
      A: Sure, go ahead.
      C: 456
      A: Sure, go ahead.
      C: 7890
      A: Sorry, I didn't catch that.
      A: What is your number?
      C: 571 555 0123
      A: Okay.
      A! You leave on Sunday, November 22 at 4:45 PM.
      E: completed, success
      = day: "2026-11-22"
      = hour: "16:45"
      = phone: "+15715550123"
    `,
  },
  {
    name: 'leaves by the port for silence',
    flow: 'trip',
    script: `
      A: Hello.
      A: On which day do you leave?
      S:
      A: Are you still there?
      A: On which day do you leave?
      S:
      A: Sorry, I can't hear you.
      A: On which day do you leave?
      S:
      A! Nobody there.
      E: completed, failure
    `,
  },
  {
    name: 'leaves by the port when nothing is understood',
    flow: 'trip',
    script: `
      A: Hello.
      A: On which day do you leave?
      C: bananas
      A: Sorry, I didn't catch that.
      A: On which day do you leave?
      C: apples
      A: Sorry, I still didn't get that. You can say something like next Tuesday, or November 26th.
      A: On which day do you leave?
      C: pears
      A! Without that I cannot help you.
      E: completed, failure
    `,
  },
  {
    name: 'corrects the day while asked for the hour',
    flow: 'trip',
    script: `
      A: Hello.
      A: On which day do you leave?
      C: tomorrow
      A: Got it.
      A: At what time?
      C: sorry, I meant Monday
      A: I've changed that to Monday, November 23.
      A: At what time?
      C: noon
      A: Thanks.
      A: What is your number?
      C: 571 555 0123
      A: Okay.
      A! You leave on Monday, November 23 at noon.
      E: completed, success
      = day: "2026-11-23"
      = hour: "12:00"
      = phone: "+15715550123"
    `,
  },
  {
    name: 'corrects by name with the new value',
    flow: 'trip',
    script: `
      A: Hello.
      A: On which day do you leave?
      C: tomorrow
      A: Got it.
      A: At what time?
      C: noon
      A: Thanks.
      A: What is your number?
      C: change the day to Monday
      A: I've changed that to Monday, November 23.
      A: What is your number?
      C: change the time to two thirty
      A: I've changed that to 2:30 PM.
      A: What is your number?
      C: 571 555 0123
      A: Okay.
      A! You leave on Monday, November 23 at 2:30 PM.
      E: completed, success
      = day: "2026-11-23"
      = hour: "14:30"
      = phone: "+15715550123"
    `,
  },
  {
    name: 'asks again as long as the answer is no',
    flow: 'loop',
    script: `
      A: Hello.
      A: Is it enough?
      C: no
      A: Got it.
      A: Is it enough?
      C: no
      A: Thanks.
      A: Is it enough?
      C: yes
      A: Okay.
      A! Thank you for calling. Goodbye.
      E: completed, success
      = enough: true
    `,
  },
  {
    name: 'ends a circle of silence',
    flow: 'loop',
    script: `
      A: Hello.
      A: Is it enough?
      S:
      A: Are you still there?
      A: Is it enough?
      S:
      A: Sorry, I can't hear you.
      A: Is it enough?
      S:
      A: Is it enough?
      S:
      A: Are you still there?
      A: Is it enough?
      S:
      A: Sorry, I can't hear you.
      A: Is it enough?
      S:
      A! I can't hear anyone, so I'll let you go. Please call back anytime. Goodbye.
      E: silence, failure
      S:
    `,
  },
  {
    name: 'leaves a circle of nonsense to the caller',
    flow: 'loop',
    script: `
      A: Hello.
      A: Is it enough?
      C: bananas
      A: Sorry, I didn't catch that.
      A: Is it enough?
      C: bananas
      A: Sorry, I still didn't get that. Please answer yes or no.
      A: Is it enough?
      C: bananas
      A: Is it enough?
      C: bananas
      A: Sorry, I didn't catch that.
      A: Is it enough?
      C: yes
      A: Got it.
      A! Thank you for calling. Goodbye.
      E: completed, success
      = enough: true
    `,
  },
  {
    name: 'waits for a mail',
    flow: 'mail',
    script: `
      A: Hello.
      A: Where to?
      C: john@example.com
      A: Got it.
      R: send_email {"to":"john@example.com","subject":"Hi","body":"Hello","appointmentId":null}
      A! Sent.
      E: completed, success
      = email: "john@example.com"
    `,
  },
  {
    name: 'tells when the mail could not be sent',
    flow: 'mail',
    backend: { broken: ['send_email'] },
    script: `
      A: Hello.
      A: Where to?
      C: john@example.com
      A: Got it.
      R: send_email {"to":"john@example.com","subject":"Hi","body":"Hello","appointmentId":null}
      A! It could not be sent.
      E: completed, failure
      = email: "john@example.com"
    `,
  },
];
