import type { DraftEdit } from '#domain/agents/draft-edits.ts';

/** A message about the draft of a template, and what it comes to: the edits by what they say, or why none of it can be done. */
export interface TriedMessage {
  of: 'sales-assistant' | 'customer-support' | 'appointment-scheduler' | 'survey-collector' | 'prompt';
  message: string;
  /** Of each edit the members that matter. */
  edits?: Partial<Record<string, unknown> & { does: DraftEdit['does'] }>[];
  /** What is told of the parts that came to no edit. */
  unread?: RegExp[];
  /** Errors that the check finds afterwards, and shows beside the edits. */
  errors?: RegExp[];
}

const weekdaysBut = (...left: string[]) =>
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].filter((day) => !left.includes(day));

/** Written before the rules. */
export const triedMessages: readonly TriedMessage[] = [
  // Questions.
  {
    of: 'sales-assistant',
    message: 'Ask for the budget as "What would you like to spend?" Answer questions from our documents.',
    edits: [
      { does: 'reword_question', question: 'budget' },
      { does: 'answer_questions', on: true },
    ],
  },
  {
    of: 'appointment-scheduler',
    message: 'remove the step "Ask for the service"',
    edits: [{ does: 'remove_question', question: 'service' }],
  },
  {
    of: 'sales-assistant',
    message: 'remove the step "Fax"',
    unread: [/^No question asks for “Fax”/],
  },
  {
    of: 'appointment-scheduler',
    message: 'Ask for the insurance first, and never book on Mondays.',
    edits: [
      { does: 'ask', ask: 'Which insurance do you have?', place: { at: 'first', of: '' } },
      { does: 'limit_booking', weekdays: weekdaysBut('monday') },
    ],
  },
  {
    of: 'appointment-scheduler',
    message: 'ask for the insurance before the service',
    edits: [{ does: 'ask', place: { at: 'before', of: 'service' } }],
  },
  {
    of: 'appointment-scheduler',
    message: 'Ask for their date of birth after the name',
    edits: [{ does: 'ask', type: 'date', place: { at: 'after', of: 'name' } }],
  },
  {
    of: 'appointment-scheduler',
    message: 'Also ask whether they have been here before',
    edits: [{ does: 'ask', type: 'yes_no', ask: 'Have you been here before?' }],
  },
  {
    of: 'appointment-scheduler',
    message: 'Please ask how they heard about us at the end',
    edits: [{ does: 'ask', ask: 'How did you hear about us?', place: { at: 'last', of: '' } }],
  },
  {
    of: 'sales-assistant',
    message: 'ask “How many people work at your company?” after the company',
    edits: [{ does: 'ask', ask: 'How many people work at your company?', place: { at: 'after', of: 'company' } }],
  },
  { of: 'sales-assistant', message: 'optionally ask for the website', edits: [{ does: 'ask', required: false }] },
  {
    of: 'sales-assistant',
    message: 'ask for the company first',
    edits: [{ does: 'move_question', question: 'company', place: { at: 'first', of: '' } }],
  },
  {
    of: 'survey-collector',
    message: 'ask what to improve before what they liked',
    edits: [{ does: 'move_question', question: 'improve', place: { at: 'before', of: 'liked' } }],
  },
  {
    of: 'sales-assistant',
    message: "don't ask for the budget",
    edits: [{ does: 'remove_question', question: 'budget' }],
    errors: [/No step sets "budget"/],
  },
  {
    of: 'sales-assistant',
    message: 'Remove the question about the timeline.',
    edits: [{ does: 'remove_question', question: 'timeline' }],
    errors: [/No step sets "timeline"/],
  },
  {
    of: 'appointment-scheduler',
    message: 'stop asking for the phone number',
    edits: [{ does: 'remove_question', question: 'phone' }],
  },
  {
    of: 'appointment-scheduler',
    message: "don't ask for the fax number",
    unread: [/No question asks for “the fax number”.*service, name, email, phone/],
  },
  {
    of: 'appointment-scheduler',
    message: 'make the email optional',
    edits: [{ does: 'require_question', question: 'email', required: false }],
  },
  {
    of: 'sales-assistant',
    message: 'The company is required',
    edits: [{ does: 'require_question', question: 'company', required: true }],
  },
  {
    of: 'sales-assistant',
    message: 'ask for the name as “Who is calling, please?”',
    edits: [{ does: 'reword_question', question: 'name', ask: 'Who is calling, please?' }],
  },
  {
    of: 'customer-support',
    message: 'add “shipping” to the topics',
    edits: [{ does: 'add_choice', question: 'topic', choice: 'shipping' }],
  },
  {
    of: 'customer-support',
    message: 'remove the choice “your account” from the topic',
    edits: [{ does: 'remove_choice', question: 'topic', choice: 'your account' }],
  },
  // Texts.
  {
    of: 'appointment-scheduler',
    message: 'Change the greeting to “Good day, Miller Dental.”',
    edits: [{ does: 'greet', text: 'Good day, Miller Dental.' }],
  },
  {
    of: 'appointment-scheduler',
    message: 'greet with: Welcome to Miller Dental',
    edits: [{ does: 'greet', text: 'Welcome to Miller Dental' }],
  },
  {
    of: 'appointment-scheduler',
    message: "End with 'Take care, goodbye!'",
    edits: [{ does: 'say_goodbye', text: 'Take care, goodbye!' }],
  },
  {
    of: 'sales-assistant',
    message: 'say “two business days” instead of “one business day”',
    edits: [{ does: 'reword', from: 'one business day', to: 'two business days' }],
  },
  { of: 'sales-assistant', message: 'say “blue” instead of “pink”', unread: [/No step says “pink”/] },
  {
    of: 'appointment-scheduler',
    message: 'say “We are closed on public holidays.” before the booking',
    edits: [{ does: 'say', place: { at: 'before', of: 'book' } }],
  },
  // Booking.
  {
    of: 'appointment-scheduler',
    message: 'Not on Mondays',
    edits: [{ does: 'limit_booking', weekdays: weekdaysBut('monday') }],
  },
  {
    of: 'appointment-scheduler',
    message: 'only on weekdays',
    edits: [{ does: 'limit_booking', weekdays: weekdaysBut('saturday', 'sunday') }],
  },
  {
    of: 'appointment-scheduler',
    message: 'only between 9 and 5',
    edits: [{ does: 'limit_booking', opens: '09:00', closes: '17:00' }],
  },
  {
    of: 'appointment-scheduler',
    message: 'Book only on Tuesdays and Thursdays from 10am to 4:30 pm',
    edits: [{ does: 'limit_booking', weekdays: ['tuesday', 'thursday'], opens: '10:00', closes: '16:30' }],
  },
  { of: 'appointment-scheduler', message: '45 minutes each', edits: [{ does: 'limit_booking', durationMinutes: 45 }] },
  { of: 'appointment-scheduler', message: 'at least a day ahead', edits: [{ does: 'limit_booking', noticeHours: 24 }] },
  {
    of: 'appointment-scheduler',
    message: 'nothing before 10am, and appointments take an hour',
    edits: [
      { does: 'limit_booking', opens: '10:00' },
      { does: 'limit_booking', durationMinutes: 60 },
    ],
  },
  { of: 'sales-assistant', message: 'never book on Mondays', unread: [/doesn’t book appointments/] },
  // Paths.
  {
    of: 'customer-support',
    message: 'If they say yes to urgent, transfer to +1 202 555 0123',
    edits: [{ does: 'branch', question: 'urgent', answers: ['yes'], leadsTo: 'transfer', phone: '+12025550123' }],
  },
  {
    of: 'survey-collector',
    message: 'if the recommendation score is below 5, ask about the follow-up',
    edits: [{ does: 'branch', question: 'recommend', below: 5, leadsTo: 'question', to: 'follow_up' }],
  },
  {
    of: 'customer-support',
    message: 'if the topic is a bill, end the call',
    edits: [{ does: 'branch', question: 'topic', answers: ['a bill'], leadsTo: 'end' }],
  },
  {
    of: 'appointment-scheduler',
    message: 'transfer callers who ask for a person to +1 (202) 555-0123',
    edits: [{ does: 'transfer_on_request', phone: '+12025550123' }],
  },
  {
    of: 'appointment-scheduler',
    message: 'if it is an emergency, transfer to +12025550123',
    edits: [
      { does: 'ask', type: 'yes_no' },
      { does: 'branch', leadsTo: 'transfer' },
    ],
  },
  // What is sent and left.
  { of: 'appointment-scheduler', message: 'Send a text after booking', edits: [{ does: 'send', what: 'sms_caller' }] },
  {
    of: 'appointment-scheduler',
    message: 'text them “See you soon!” after the booking',
    edits: [{ does: 'send', what: 'sms_caller', text: 'See you soon!' }],
  },
  {
    of: 'appointment-scheduler',
    message: 'email the team what was said',
    edits: [{ does: 'send', what: 'email_team' }],
  },
  {
    of: 'appointment-scheduler',
    message: 'stop sending the confirmation email',
    edits: [{ does: 'stop_sending', what: 'email_caller' }],
  },
  {
    of: 'customer-support',
    message: "don't email the team",
    edits: [{ does: 'stop_sending', what: 'email_team' }],
    errors: [/makes a promise/, /makes a promise/],
  },
  { of: 'survey-collector', message: 'text the caller a thank you', unread: [/doesn’t ask for a phone number/] },
  {
    of: 'survey-collector',
    message: 'leave a follow-up for the team',
    edits: [{ does: 'leave_task', kind: 'follow_up' }],
  },
  {
    of: 'appointment-scheduler',
    message: 'answer questions from our documents',
    edits: [{ does: 'answer_questions', on: true }],
  },
  // Settings.
  {
    of: 'appointment-scheduler',
    message: 'end the call when someone says “that is all”',
    edits: [{ does: 'end_words', add: ['that is all'] }],
  },
  { of: 'appointment-scheduler', message: 'also speak Spanish', edits: [{ does: 'languages', add: ['es-US'] }] },
  { of: 'appointment-scheduler', message: 'talk a bit slower', edits: [{ does: 'set_speed', speed: 0.9 }] },
  { of: 'appointment-scheduler', message: 'set the speed to 1.1', edits: [{ does: 'set_speed', speed: 1.1 }] },
  // Agents by prompt.
  { of: 'prompt', message: 'ask for the insurance first', edits: [{ does: 'ask', place: { at: 'first', of: '' } }] },
  {
    of: 'prompt',
    message: 'never quote prices for implants',
    edits: [{ does: 'add_line', to: 'mustNot', text: 'Never quote prices for implants' }],
  },
  {
    of: 'prompt',
    message: 'always mention the parking garage',
    edits: [{ does: 'add_line', to: 'must', text: 'Always mention the parking garage' }],
  },
  {
    of: 'prompt',
    message: 'let callers cancel and move their appointments',
    edits: [{ does: 'set_tool', tool: 'change', on: true }],
    unread: [/can already move/],
  },
  { of: 'prompt', message: 'it should also take messages', edits: [{ does: 'set_tool', tool: 'message', on: true }] },
  { of: 'prompt', message: 'stop booking appointments', edits: [{ does: 'set_tool', tool: 'book', on: false }] },
  { of: 'prompt', message: 'don’t let it book', edits: [{ does: 'set_tool', tool: 'book', on: false }] },
  {
    of: 'prompt',
    message: 'add the rule: never promise a discount',
    edits: [{ does: 'add_line', to: 'mustNot', text: 'Never promise a discount' }],
  },
  {
    of: 'prompt',
    message: 'remember that we close at five on Fridays',
    edits: [{ does: 'add_line', to: 'facts', text: 'We close at five on Fridays' }],
  },
  { of: 'appointment-scheduler', message: 'we close at five on Fridays', unread: [/same hours every day/] },
  { of: 'prompt', message: 'not on Mondays', edits: [{ does: 'limit_booking', weekdays: weekdaysBut('monday') }] },
  // What cannot be read.
  { of: 'appointment-scheduler', message: 'make it pop', unread: [/can’t interpret/] },
  { of: 'appointment-scheduler', message: 'Never quote prices', unread: [/prompt-based agents/] },
  {
    of: 'customer-support',
    message: 'ask for the name first and paint it green',
    edits: [{ does: 'move_question', question: 'name' }],
    unread: [/can’t interpret/],
  },
];
