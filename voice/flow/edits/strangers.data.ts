import type { TriedMessage } from './messages.data.ts';

/**
 * Messages as people who know no rule write them, with the kinds of edits that are meant; written after the rules. Of 44, the rules as
 * they were then made 26 as meant, 8 in another way, and said of 10 that they can't read them.
 */
export interface StrangeMessage {
  of: TriedMessage['of'];
  message: string;
  /** Kinds of the edits that are meant; none where what is meant can't be done. */
  means: string[];
}

export const strangeMessages: readonly StrangeMessage[] = [
  { of: 'appointment-scheduler', message: 'I want it to also ask what insurance they have', means: ['ask'] },
  { of: 'appointment-scheduler', message: 'we dont do mondays', means: ['limit_booking'] },
  { of: 'appointment-scheduler', message: 'our appointments are 45 min', means: ['limit_booking'] },
  { of: 'appointment-scheduler', message: 'no bookings on weekends please', means: ['limit_booking'] },
  { of: 'appointment-scheduler', message: 'can you make the phone number mandatory', means: ['require_question'] },
  { of: 'appointment-scheduler', message: 'get rid of the phone question', means: ['remove_question'] },
  { of: 'appointment-scheduler', message: "it shouldn't ask for the email", means: ['remove_question'] },
  { of: 'appointment-scheduler', message: 'lunch break from 12 to 1, dont book then', means: [] },
  { of: 'appointment-scheduler', message: 'we need at least 48 hours notice', means: ['limit_booking'] },
  { of: 'appointment-scheduler', message: "we're open tuesday to saturday, 10 to 6", means: ['limit_booking'] },
  { of: 'appointment-scheduler', message: 'The name should come before the service', means: ['move_question'] },
  { of: 'appointment-scheduler', message: 'First ask for the name, then the service', means: ['move_question'] },
  {
    of: 'appointment-scheduler',
    message: "change 'What would you like an appointment for?' to 'How can we help?'",
    means: ['reword'],
  },
  {
    of: 'appointment-scheduler',
    message: 'when it says hello it should say "Hi there, this is Smile Dental"',
    means: ['greet'],
  },
  { of: 'appointment-scheduler', message: 'New greeting: Hi, Smile Dental, how can I help?', means: ['greet'] },
  { of: 'appointment-scheduler', message: 'add a question: are you a new patient?', means: ['ask'] },
  { of: 'appointment-scheduler', message: 'find out if they are a new patient', means: ['ask'] },
  { of: 'appointment-scheduler', message: 'if they are in pain put them through to 202 555 0123', means: [] },
  {
    of: 'appointment-scheduler',
    message: 'if they are in pain put them through to +1 202 555 0123',
    means: ['ask', 'branch'],
  },
  {
    of: 'appointment-scheduler',
    message: 'people who want to talk to a human should go to +1 202 555 0123',
    means: ['transfer_on_request'],
  },
  { of: 'appointment-scheduler', message: 'text people a reminder of what they booked', means: ['send'] },
  { of: 'appointment-scheduler', message: 'I want an email whenever someone books', means: ['send'] },
  { of: 'appointment-scheduler', message: 'it talks too fast', means: ['set_speed'] },
  { of: 'appointment-scheduler', message: 'can it speak spanish too?', means: ['languages'] },
  { of: 'appointment-scheduler', message: 'hang up if they say "not interested"', means: ['end_words'] },
  { of: 'appointment-scheduler', message: 'only mornings', means: ['limit_booking'] },
  { of: 'appointment-scheduler', message: 'not the same day', means: ['limit_booking'] },
  { of: 'sales-assistant', message: 'skip the budget question', means: ['remove_question'] },
  { of: 'sales-assistant', message: "I don't care about the company, make it optional", means: [] },
  { of: 'sales-assistant', message: 'ask about their budget before asking what they need', means: ['move_question'] },
  { of: 'sales-assistant', message: 'if the budget is over 10k connect them to +1 202 555 0199', means: ['branch'] },
  { of: 'sales-assistant', message: 'add "next month" as an option for the timeline', means: ['add_choice'] },
  { of: 'sales-assistant', message: 'say "help you with today" instead of "help with"', means: ['reword'] },
  {
    of: 'customer-support',
    message: 'if it is about a bill, say "Please have your invoice ready."',
    means: ['branch'],
  },
  { of: 'customer-support', message: 'if they are not urgent just end the call', means: ['branch'] },
  { of: 'customer-support', message: 'also collect the order number and the serial number', means: ['ask', 'ask'] },
  { of: 'customer-support', message: 'let people ask questions about our faq', means: ['answer_questions'] },
  { of: 'customer-support', message: 'the goodbye should be "Thanks for calling, bye!"', means: ['say_goodbye'] },
  { of: 'survey-collector', message: 'move the satisfaction question to the beginning', means: ['move_question'] },
  { of: 'survey-collector', message: 'if they rate us 6 or lower, ask what we could do better', means: ['branch'] },
  { of: 'survey-collector', message: 'take out the follow up question', means: ['remove_question'] },
  { of: 'survey-collector', message: 'make everything optional', means: [] },
  { of: 'prompt', message: "don't talk about competitors", means: ['add_line'] },
  { of: 'prompt', message: 'we are open 9 to 5', means: ['limit_booking'] },
];
