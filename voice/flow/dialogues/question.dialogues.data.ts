import { usualHours } from '#domain/identity/business-hours.ts';
import type { GoldenDialogue } from './dialogue-script.ts';

/** What the documents of these dialogues answer. */
const answers = {
  sunday: 'We are closed on Sundays.',
  saturday: 'On Saturdays we are open from 9 am to 1 pm.',
  parking: {
    text: 'Guests park free in the garage behind the house.',
    title: 'House Rules',
  },
  park: {
    text: 'Guests park free in the garage behind the house.',
    title: 'House Rules',
  },
  dog: {
    text: 'Dogs may wait in the garden.',
    title: 'House Rules',
  },
  card: {
    text: 'You can pay by card or in cash.',
  },
  cost: {
    text: 'A haircut costs 45 euros.',
    title: 'Prices',
  },
  'how long': {
    text: 'A haircut takes 40 minutes.',
    title: 'Prices',
  },
  wheelchair: {
    text: 'Yes, there is a lift.',
    question: 'Can I come with a wheelchair?',
  },
  refund: {
    text: 'You get a refund within 14 days.',
    title: 'Terms',
  },
};

/** Callers who ask something of their own in the middle of a flow. */
export const questionDialogues: GoldenDialogue[] = [
  {
    name: 'tells hours that no one has set only where no document tells others',
    flow: 'visit',
    hours: usualHours,
    hoursAreUsual: true,
    knowledge: '',
    backend: { answers: { 'opening hours': 'We are open Tuesday to Saturday from 10 am to 7 pm.' } },
    script: `
      A: Hello.
      A! This call may be recorded.
      A: Who is calling?
      C: what are your opening hours
      R: find_answer {"question":"what are your opening hours","folderIds":[],"language":"en-US","counts":false}
      A: We are open Tuesday to Saturday from 10 am to 7 pm.
      A: Who is calling?
      C: when are you open
      R: find_answer {"question":"when are you open","folderIds":[],"language":"en-US","counts":false}
      A: We're open Monday through Friday from 9 AM to 5 PM.
      A: Who is calling?
    `,
  },
  {
    name: 'tells hours that were set, whatever documents tell',
    flow: 'visit',
    hours: usualHours,
    knowledge: '',
    backend: { answers: { 'opening hours': 'We are open Tuesday to Saturday from 10 am to 7 pm.' } },
    script: `
      A: Hello.
      A! This call may be recorded.
      A: Who is calling?
      C: what are your opening hours
      A: We're open Monday through Friday from 9 AM to 5 PM.
      A: Who is calling?
    `,
  },
  {
    name: 'answers a question at a question for a name, and asks again',
    flow: 'visit',
    knowledge: '',
    backend: { answers },
    script: `
      A: Hello.
      A! This call may be recorded.
      A: Who is calling?
      C: do you have parking
      R: find_answer {"question":"do you have parking","folderIds":[],"language":"en-US","counts":true}
      A: Guests park free in the garage behind the house.
      A: Who is calling?
      C: Ada Lovelace
      A: Got it.
      A: When shall we come?
      = name: "Ada Lovelace"
    `,
  },
  {
    name: 'takes no question for what someone comes for, where times are booked',
    flow: 'appointment-scheduler',
    knowledge: '',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: is it okay to bring my dog
      R: find_answer {"question":"is it okay to bring my dog","folderIds":[],"language":"en-US","counts":true}
      A: I'm not sure about that, but I'll make a note of it for the team.
      A: What would you like an appointment for?
      C: just wondering what time you close on fridays
      R: find_answer {"question":"just wondering what time you close on fridays","folderIds":[],"language":"en-US","counts":true}
      A: I'll make a note of that one too.
      A: What would you like an appointment for?
      C: a perm for thursday
      A: Got it.
      A: What name should I put that under?
      = service: "perm"
    `,
  },
  {
    name: 'answers two in a row, and names a source once',
    flow: 'visit',
    knowledge: '',
    backend: { answers },
    script: `
      A: Hello.
      A! This call may be recorded.
      A: Who is calling?
      C: where can I park?
      R: find_answer {"question":"where can I park?","folderIds":[],"language":"en-US","counts":true}
      A: Guests park free in the garage behind the house.
      A: Who is calling?
      C: and can I bring my dog
      R: find_answer {"question":"and can I bring my dog","folderIds":[],"language":"en-US","counts":true}
      A: Dogs may wait in the garden.
      A: Who is calling?
      C: Ada Lovelace
      A: Got it.
      A: When shall we come?
      = name: "Ada Lovelace"
    `,
  },
  {
    name: 'carries the words of a question over to the one that goes on from it',
    flow: 'trip',
    knowledge: '',
    backend: { answers },
    script: `
      A: Hello.
      A: On which day do you leave?
      C: are you open on saturdays?
      R: find_answer {"question":"are you open on saturdays?","folderIds":[],"language":"en-US","counts":true}
      A: On Saturdays we are open from 9 am to 1 pm.
      A: On which day do you leave?
      C: and on sundays?
      R: find_answer {"question":"are you open ? and on sundays?","folderIds":[],"language":"en-US","counts":true}
      A: We are closed on Sundays.
      A: On which day do you leave?
      C: tomorrow
      A: Got it.
      A: At what time?
      = day: "2026-11-21"
    `,
  },
  {
    name: 'says that it does not know, and how to get a person',
    flow: 'visit',
    knowledge: '',
    backend: { answers },
    script: `
      A: Hello.
      A! This call may be recorded.
      A: Who is calling?
      C: do you rent rowing boats
      R: find_answer {"question":"do you rent rowing boats","folderIds":[],"language":"en-US","counts":true}
      A: I'm not sure about that, but I'll make a note of it for the team.
      A: Who is calling?
      C: who is your boss married to
      R: find_answer {"question":"who is your boss married to","folderIds":[],"language":"en-US","counts":true}
      A: I'll make a note of that one too.
      A: Who is calling?
      C: let me talk to a person
      A: Of course. I'll have someone from Acme call you back.
      A: What number can they reach you at?
      C: 571 555 0123
      A: That's 5 7 1, 5 5 5, 0 1 2 3, right?
      C: yes
      A: Got it.
      A! Someone from Acme will call you back as soon as possible. Thank you for calling, and goodbye.
      P: A caller would like to speak with a person. The conversation was at "who". callback phone: (571) 555-0123
      E: handed_off, neutral
      = callback_phone: "+15715550123"
    `,
  },
  {
    name: 'asks whether a question of the FAQ is meant',
    flow: 'visit',
    knowledge: '',
    backend: { answers },
    script: `
      A: Hello.
      A! This call may be recorded.
      A: Who is calling?
      C: is the house fine for wheelchair users
      R: find_answer {"question":"is the house fine for wheelchair users","folderIds":[],"language":"en-US","counts":true}
      A: Do you mean: Can I come with a wheelchair?
      C: yes please
      A: Yes, there is a lift.
      A: Who is calling?
      C: Ada Lovelace
      A: Got it.
      A: When shall we come?
      = name: "Ada Lovelace"
    `,
  },
  {
    name: 'does not know where the question of the FAQ is not meant',
    flow: 'visit',
    knowledge: '',
    backend: { answers },
    script: `
      A: Hello.
      A! This call may be recorded.
      A: Who is calling?
      C: do you rent out wheelchairs
      R: find_answer {"question":"do you rent out wheelchairs","folderIds":[],"language":"en-US","counts":true}
      A: Do you mean: Can I come with a wheelchair?
      C: no
      A: I'm not sure about that, but I'll make a note of it for the team.
      A: Who is calling?
      C: Ada Lovelace
      A: Got it.
      A: When shall we come?
      = name: "Ada Lovelace"
    `,
  },
  {
    name: 'takes an answer in the form of a question as an answer',
    flow: 'trip',
    knowledge: '',
    backend: { answers },
    script: `
      A: Hello.
      A: On which day do you leave?
      C: could we do tomorrow?
      A: Got it.
      A: At what time?
      C: what about at ten in the morning
      A: Thanks.
      A: What is your number?
      = day: "2026-11-21"
      = hour: "10:00"
    `,
  },
  {
    name: 'answers while something is read back',
    flow: 'appointment-scheduler',
    knowledge: '',
    backend: { answers },
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: John Smith
      A: Got it, John Smith.
      A: What email address should I send the confirmation to?
      C: john at example dot com
      A: That's J, O, H, N, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: how much does it cost?
      R: find_answer {"question":"how much does it cost?","folderIds":[],"language":"en-US","counts":true,"about":"haircut"}
      A: A haircut costs 45 euros.
      A: That's J, O, H, N, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: Thanks.
      A: And is there a phone number where we can reach you?
      = service: "haircut"
      = name: "John Smith"
      = email: "john@example.com"
    `,
  },
  {
    name: 'answers at a choice',
    flow: 'visit',
    knowledge: '',
    backend: { answers },
    script: `
      A: Hello.
      A! This call may be recorded.
      A: Who is calling?
      C: Ada Lovelace
      A: Got it.
      A: When shall we come?
      C: tomorrow at ten in the morning
      A: That's Saturday, November 21 at 10 AM, right?
      C: yes
      A: Thanks.
      A: How many people are you?
      C: four
      A: Okay.
      A: Red or blue?
      C: can I pay by card?
      R: find_answer {"question":"can I pay by card?","folderIds":[],"language":"en-US","counts":true}
      A: You can pay by card or in cash.
      A: Red or blue?
      C: blue
      A: All right.
      A! See you on Saturday, November 21 at 10 AM, Ada Lovelace.
      E: completed, success
      = name: "Ada Lovelace"
      = moment: "2026-11-21T15:00:00.000Z"
      = guests: 4
      = colour: "blue"
    `,
  },
  {
    name: 'answers at a question for a number although the question holds one',
    flow: 'note',
    knowledge: '',
    backend: { answers },
    script: `
      A: Hello.
      A: How many people are you?
      C: do you have parking for 12 cars
      R: find_answer {"question":"do you have parking for 12 cars","folderIds":[],"language":"en-US","counts":true}
      A: Guests park free in the garage behind the house.
      A: How many people are you?
      C: four
      A: Got it.
      A: Is there anything that we should know?
      C: no
      A: Thanks.
      A! A table for 4.
      E: completed, success
      = guests: 4
      = note: "no"
    `,
  },
  {
    name: 'answers where any words would be an answer, and takes those that nothing answers as one',
    flow: 'customer-support',
    knowledge: '',
    backend: { answers },
    script: `
      A: Hello, this is the support line. I'm Sarah, the automated assistant.
      A: What can I help you with today?
      C: how do I get a refund?
      R: find_answer {"question":"how do I get a refund?","folderIds":[],"language":"en-US","counts":false}
      A: You get a refund within 14 days.
      A: What can I help you with today?
      C: why was I charged twice this month
      R: find_answer {"question":"why was I charged twice this month","folderIds":[],"language":"en-US","counts":false}
      A: Got it.
      A: I'll open a ticket so a colleague can look into it.
      A: Is this stopping you from working?
      = problem: "why was I charged twice this month"
      = topic: "billing"
    `,
  },
  {
    name: 'says how it is and that it is no person',
    flow: 'visit',
    knowledge: '',
    backend: { answers },
    script: `
      A: Hello.
      A! This call may be recorded.
      A: Who is calling?
      C: hi how are you
      A: I'm doing well, thanks for asking.
      A: Who is calling?
      C: are you a robot
      A: Yes, I'm an AI assistant for Acme.
      A: Who is calling?
      C: Ada Lovelace
      A: Got it.
      A: When shall we come?
      = name: "Ada Lovelace"
    `,
  },
  {
    name: 'answers only what the business named',
    flow: 'visit',
    knowledge: 'parking prices',
    backend: { answers },
    script: `
      A: Hello.
      A! This call may be recorded.
      A: Who is calling?
      C: do you have parking
      R: find_answer {"question":"do you have parking","folderIds":[],"language":"en-US","counts":true}
      A: Guests park free in the garage behind the house.
      A: Who is calling?
      C: do you have a dog
      A: Sorry, I didn't catch that.
      A: Who is calling?
      C: Ada Lovelace
      A: Got it.
      A: When shall we come?
      = name: "Ada Lovelace"
    `,
  },
  {
    name: 'goes on when the documents cannot be asked',
    flow: 'visit',
    knowledge: '',
    backend: { broken: ['find_answer'] },
    script: `
      A: Hello.
      A! This call may be recorded.
      A: Who is calling?
      C: do you have parking
      R: find_answer {"question":"do you have parking","folderIds":[],"language":"en-US","counts":true}
      A: I'm not sure about that, but I'll make a note of it for the team.
      A: Who is calling?
      C: Ada Lovelace
      A: Got it.
      A: When shall we come?
      = name: "Ada Lovelace"
    `,
  },
  {
    name: 'answers within another conversation beside the flow',
    flow: 'visit',
    knowledge: '',
    backend: { answers },
    script: `
      A: Hello.
      A! This call may be recorded.
      A: Who is calling?
      C: I want to talk to a person
      A: Of course. I'll have someone from Acme call you back.
      A: What number can they reach you at?
      C: can I bring my dog?
      R: find_answer {"question":"can I bring my dog?","folderIds":[],"language":"en-US","counts":true}
      A: Dogs may wait in the garden.
      A: What number can they reach you at?
      C: 571 555 0123
      A: That's 5 7 1, 5 5 5, 0 1 2 3, right?
      C: yes
      A: Got it.
      A! Someone from Acme will call you back as soon as possible. Thank you for calling, and goodbye.
      P: A caller would like to speak with a person. The conversation was at "who". callback phone: (571) 555-0123
      E: handed_off, neutral
      = callback_phone: "+15715550123"
    `,
  },
  {
    name: 'answers how long something takes before a time is chosen',
    flow: 'appointment-scheduler',
    knowledge: '',
    backend: { answers },
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: how long does a haircut take
      R: find_answer {"question":"how long does a haircut take","folderIds":[],"language":"en-US","counts":true}
      A: A haircut takes 40 minutes.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: do you have parking?
      R: find_answer {"question":"do you have parking?","folderIds":[],"language":"en-US","counts":true}
      A: Guests park free in the garage behind the house.
      A: What name should I put that under?
      C: Maria Lopez
      A: Got it, Maria Lopez.
      A: What email address should I send the confirmation to?
      = service: "haircut"
      = name: "Maria Lopez"
    `,
  },
  {
    name: 'asks for what it is asked to do, not for documents',
    flow: 'visit',
    knowledge: '',
    backend: { answers },
    script: `
      A: Hello.
      A! This call may be recorded.
      A: Who is calling?
      C: can you repeat that
      A: Who is calling?
      C: can I talk to someone about parking
      A: Of course. I'll have someone from Acme call you back.
      A: What number can they reach you at?
      C: 571 555 0123
      A: That's 5 7 1, 5 5 5, 0 1 2 3, right?
      C: yes
      A: Got it.
      A! Someone from Acme will call you back as soon as possible. Thank you for calling, and goodbye.
      P: A caller would like to speak with a person. The conversation was at "who". callback phone: (571) 555-0123
      E: handed_off, neutral
      = callback_phone: "+15715550123"
    `,
  },
  {
    name: 'leaves a caller who says goodbye after an answer',
    flow: 'visit',
    knowledge: '',
    backend: { answers },
    script: `
      A: Hello.
      A! This call may be recorded.
      A: Who is calling?
      C: do you have parking?
      R: find_answer {"question":"do you have parking?","folderIds":[],"language":"en-US","counts":true}
      A: Guests park free in the garage behind the house.
      A: Who is calling?
      C: thanks, goodbye
      A! All right. Thank you for calling. Goodbye.
      E: caller_hangup, neutral
    `,
  },
  {
    name: 'takes a question for one in mid-call, and not for another place',
    flow: 'appointment-scheduler',
    script: `
      A: Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.
      A: What would you like an appointment for?
      C: a haircut
      A: Got it.
      A: What name should I put that under?
      C: is that the second floor?
      P: The caller asked a question the agent couldn’t answer: “is that the second floor?”
      A: I'm not sure about that, but I'll make a note of it for the team.
      A: What name should I put that under?
      X:
      = service: "haircut"
    `,
  },
];
