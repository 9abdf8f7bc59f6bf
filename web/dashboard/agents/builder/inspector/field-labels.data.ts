/** What a text of a step is, and so how it is written. */
export type TextUse =
  /** Said to the caller: names may stand in it, and it can be heard. */
  | 'spoken'
  /** Written in a mail, a message or a note: names may stand in it. */
  | 'written'
  /** One line in which names may stand. */
  | 'line'
  /** A name by the rules of names. */
  | 'key'
  /** Something else that is written as it is. */
  | 'plain'
  /** Chosen among what the workspace has. */
  | 'action'
  | 'agent'
  | 'folder'
  | 'calendar'
  | 'workflow'
  | 'variable';

export interface FieldWords {
  label: string;
  /** One sentence that helps before anything goes wrong. */
  hint: string;
  use?: TextUse;
  /** The labels of choices. */
  options?: Record<string, string>;
  /** What an entry of a list is called: "Add …". */
  entry?: string;
}

const actionWords: Record<string, FieldWords> = {
  wait: {
    label: 'Wait for the result',
    hint: 'The caller waits until it is done; without, the conversation goes on at once.',
  },
  before: { label: 'Said before', hint: 'Said before it is done. Empty: what the action itself says.', use: 'spoken' },
  slow: { label: 'Said when it takes long', hint: 'Said once when the caller has waited a moment.', use: 'spoken' },
  after: { label: 'Said after', hint: 'Said when it was done.', use: 'spoken' },
  save: {
    label: 'Keep from the result',
    hint: 'Variables of the flow, each with the place of its value in the result: customer.plan, items.0.price.',
    use: 'plain',
    entry: 'variable',
  },
};

const crmPerson: Record<string, FieldWords> = {
  email: { label: 'Email', hint: 'Who is meant, usually {{email|}}.', use: 'line' },
  phone: { label: 'Phone', hint: 'Usually {{phone|}}. Where both are empty it is who calls.', use: 'line' },
};

const outcomes = { success: 'Success', failure: 'No success', neutral: 'Neutral', unchanged: 'Leave it to the end' };

/** The words of each setting, by the kind of step and the setting's path; entries of lists are named by their list. */
export const fieldWords: Record<string, Record<string, FieldWords>> = {
  start: {
    greeting: {
      label: 'Greeting',
      hint: "Said first. The agent's own greeting, where it has one, takes its place.",
      use: 'spoken',
    },
    disclosure: {
      label: 'Notice',
      hint: 'What a caller has to hear in full, such as that the call may be recorded.',
      use: 'spoken',
    },
    recording: {
      label: 'Recording',
      hint: 'Whether the call is recorded, and how the caller learns of it.',
      options: { off: 'Off', told: 'Recorded after the notice', asked: 'Only if the caller agrees' },
    },
    consent: {
      label: 'Question for consent',
      hint: "Asked before recording. Empty: the engine's own question.",
      use: 'spoken',
    },
  },
  ask: {
    intro: { label: 'Introduction', hint: 'Said once before the first question.', use: 'spoken' },
    slots: {
      label: 'Questions',
      hint: 'Asked in this order. Answers that were given before are not asked for again.',
      entry: 'question',
    },
  },
  decision: {
    words: {
      label: 'Words',
      hint: 'The answer in whose words a language model may look for the way; what was said last when empty.',
      use: 'plain',
    },
    branches: {
      label: 'Branches',
      hint: 'Looked at in this order; the first whose condition holds is taken, else the last way.',
      entry: 'branch',
    },
    'branches.port': { label: 'Port', hint: 'What the way is called inside the flow.', use: 'key' },
    'branches.label': { label: 'Name', hint: 'What the way is called on the canvas.', use: 'plain' },
    'branches.when': { label: 'When', hint: 'What has to be so for this way to be taken.' },
  },
  send_email: {
    to: {
      label: 'To',
      hint: "An address, usually {{email}}, or the word team: the workspace's own contact address.",
      use: 'line',
    },
    subject: { label: 'Subject', hint: 'The line that people see first.', use: 'line' },
    body: { label: 'Text', hint: 'Values of the conversation may stand in it.', use: 'written' },
    attach_appointment: { label: 'Attach the appointment', hint: 'Adds what was booked as a calendar file.' },
    appointment: {
      label: 'ContactQuery appointment',
      hint: 'The name that its step gives it, where several are booked.',
      use: 'key',
    },
    wait: { label: 'Wait until it is sent', hint: 'Without, the conversation goes on at once.' },
  },
  schedule: {
    does: {
      label: 'What it does',
      hint: 'Books a time, or finds, moves or cancels one that the caller has.',
      options: {
        book: 'Book a time',
        find: 'Find an appointment',
        move: 'Move an appointment',
        cancel: 'Cancel an appointment',
      },
    },
    name: {
      label: 'Name among the values',
      hint: 'appointment sets appointment_start and appointment_spoken.',
      use: 'key',
    },
    prompt: { label: 'Question', hint: 'Asks for the day and the time.', use: 'spoken' },
    title: { label: 'Title in the calendar', hint: 'What people of the business see.', use: 'line' },
    durationMinutes: { label: 'Length', hint: 'In minutes, from 5 to 480.' },
    offer: { label: 'Times at once', hint: 'How many times are offered before the caller is asked.' },
    calendars: {
      label: 'Calendars',
      hint: 'The first that is free is taken. None chosen: the main one.',
      use: 'calendar',
      entry: 'calendar',
    },
    attendee: { label: 'Who comes', hint: 'Written into the appointment.' },
    'attendee.name': { label: 'Name', hint: 'Usually {{name|}}.', use: 'line' },
    'attendee.email': { label: 'Email', hint: 'Usually {{email|}}.', use: 'line' },
    'attendee.phone': { label: 'Phone', hint: 'Usually {{phone|}}.', use: 'line' },
    notes: { label: 'Notes', hint: 'For the people of the business.', use: 'written' },
  },
  end: {
    message: { label: 'Goodbye', hint: 'Said last.', use: 'spoken' },
    returns: {
      label: 'Go on in the flow around it',
      hint: 'In a workflow that another flow runs, that one goes on here, without a goodbye.',
    },
    asksForMore: {
      label: 'Ask if there’s anything else',
      hint: 'Before the goodbye. Where an appointment was booked, another one can be.',
    },
    outcome: {
      label: 'Outcome',
      hint: 'Whether a conversation that ends here reached its aim. Counted by the success rate.',
      options: outcomes,
    },
  },
  say: {
    text: { label: 'Text', hint: 'Said, and the conversation goes on without waiting for an answer.', use: 'spoken' },
    interruptible: { label: 'May be interrupted', hint: 'Whether the caller may speak over it.' },
  },
  collect: {
    opening: {
      label: 'Opening question',
      hint: 'An open question that may be answered with everything at once.',
      use: 'spoken',
    },
    slots: { label: 'Questions', hint: 'Asked in this order for what the opening did not bring.', entry: 'question' },
    summary: { label: 'Read all back', hint: 'Says everything at the end and asks whether it is right.' },
  },
  knowledge: {
    prompt: { label: 'Question', hint: 'Asks what the caller would like to know.', use: 'spoken' },
    more: { label: 'After an answer', hint: 'Asked when one question was answered.', use: 'spoken' },
    folders: {
      label: 'Folders',
      hint: 'Looked in for answers. None chosen: all that the agent has.',
      use: 'folder',
      entry: 'folder',
    },
    most: { label: 'Questions at most', hint: 'After so many the way Done is taken.' },
  },
  language_model: {
    goal: { label: 'Goal', hint: 'What the model is to reach with the caller, in plain words.', use: 'plain' },
    prompt: { label: 'First question', hint: 'How it begins; said also without a model.', use: 'spoken' },
    slots: {
      label: 'What it may find out',
      hint: "Each answer is read by the question's own reader.",
      entry: 'question',
    },
    ways: { label: 'Ways out', hint: 'Ways that it may take, by what they are called.', entry: 'way' },
    'ways.port': { label: 'Port', hint: 'What the way is called inside the flow.', use: 'key' },
    'ways.label': { label: 'Name', hint: 'What the way is called on the canvas, and by the model.', use: 'plain' },
    actions: {
      label: 'Actions',
      hint: 'What it may have done, each at most once, and only after a yes.',
      entry: 'action',
    },
    'actions.name': { label: 'Name', hint: 'What the model calls it.', use: 'key' },
    'actions.label': { label: 'In words', hint: 'What it is, in a few words.', use: 'plain' },
    'actions.actionId': { label: 'Action', hint: 'As set up on the Actions page.', use: 'action' },
    'actions.ask': { label: 'Question before', hint: 'Only a yes to it has the action done.', use: 'spoken' },
    'actions.done': { label: 'Said when done', hint: 'Said when it was done.', use: 'spoken' },
    'actions.failed': { label: 'Said when it failed', hint: 'Said when it was not done.', use: 'spoken' },
    facts: { label: 'Facts', hint: 'All that it may state, one sentence each.', use: 'plain', entry: 'fact' },
    knowledge: {
      label: 'Look in documents',
      hint: "The caller's words are looked up, and what is found is among the facts.",
    },
    folders: {
      label: 'Folders',
      hint: 'Looked in. None chosen: all that the agent has.',
      use: 'folder',
      entry: 'folder',
    },
    maxTurns: { label: 'Turns at most', hint: 'After so many turns of the caller the way Too long is taken.' },
  },
  switch: {
    words: {
      label: 'Words',
      hint: 'The answer in whose words a language model may look for the way; what was said last when empty.',
      use: 'plain',
    },
    on: { label: 'Looks at', hint: 'Usually one name: what the caller was asked for.' },
    cases: { label: 'Ways', hint: 'The first with a value that is equal is taken, else the last way.', entry: 'way' },
    'cases.port': { label: 'Port', hint: 'What the way is called inside the flow.', use: 'key' },
    'cases.label': { label: 'Name', hint: 'What the way is called on the canvas.', use: 'plain' },
    'cases.values': { label: 'Values', hint: 'Any of these takes the way.', use: 'plain', entry: 'value' },
  },
  set_variable: {
    set: { label: 'Values', hint: 'Worked out in this order; a later one may use an earlier one.', entry: 'value' },
    'set.name': { label: 'Variable', hint: 'One of the variables of the flow.', use: 'variable' },
    'set.value': { label: 'Becomes', hint: 'A value, a name, or a formula.' },
  },
  repeat: {
    times: { label: 'Times', hint: 'How often the way Again is taken before Done.' },
    again: { label: 'Begin anew', hint: 'Counts from the start when the conversation left by Done and comes back.' },
    counter: {
      label: 'Counter',
      hint: 'A number variable that tells which round it is, from 1. Empty: none.',
      use: 'key',
    },
  },
  wait: {
    seconds: { label: 'Seconds', hint: 'From half a second to a minute.' },
    text: { label: 'Said before', hint: 'So that nobody wonders about the silence.', use: 'spoken' },
  },
  run_workflow: {
    workflow: { label: 'Workflow', hint: 'The workflow that is run as one step.', use: 'workflow' },
    inputs: { label: 'Values that it gets', hint: 'For its variables that may be given.', entry: 'value' },
    outputs: {
      label: 'Values to take over',
      hint: 'Variables of this flow, by the name of what they take over.',
      use: 'key',
      entry: 'value',
    },
  },
  run_action: {
    ...actionWords,
    actionId: { label: 'Action', hint: 'As set up on the Actions page.', use: 'action' },
    inputs: { label: 'Values', hint: 'For the variables of the action.', entry: 'value' },
  },
  api_request: {
    ...actionWords,
    method: {
      label: 'Method',
      hint: 'GET reads; the others may change something.',
      options: { GET: 'GET', POST: 'POST', PUT: 'PUT', PATCH: 'PATCH', DELETE: 'DELETE' },
    },
    url: { label: 'Address', hint: 'Begins with https. Names may stand in it.', use: 'line' },
    headers: {
      label: 'Headers',
      hint: 'Sent with the request. Keep keys in the Actions page, not here.',
      entry: 'header',
    },
    'headers.name': { label: 'Name', hint: 'Such as Accept.', use: 'plain' },
    'headers.value': { label: 'Value', hint: 'Names may stand in it.', use: 'line' },
    body: { label: 'Body', hint: 'JSON, in which names stand for texts: {"name": "{{name}}"}.', use: 'written' },
  },
  webhook: {
    ...actionWords,
    url: { label: 'Address', hint: 'Begins with https.', use: 'line' },
    event: { label: 'Event', hint: 'What the receiver tells calls apart by.', use: 'plain' },
  },
  send_sms: {
    ...actionWords,
    to: { label: 'To', hint: 'A number, usually {{phone}}.', use: 'line' },
    text: { label: 'Text', hint: 'Up to 1,600 characters; 160 are one message.', use: 'written' },
  },
  update_crm: {
    ...actionWords,
    fields: {
      label: 'Fields',
      hint: 'The contact is found by email or phone, and made when there is none.',
      entry: 'field',
    },
    'fields.name': { label: 'Field', hint: 'As the CRM calls it.', use: 'plain' },
    'fields.value': { label: 'Value', hint: 'Usually a name such as {{email|}}.', use: 'line' },
    note: { label: 'Note', hint: "Added to the contact's history.", use: 'written' },
  },
  find_crm_contact: { ...actionWords, ...crmPerson },
  note_crm: {
    ...actionWords,
    ...crmPerson,
    text: { label: 'Note', hint: "Added to the contact's history.", use: 'written' },
  },
  create_deal: {
    ...actionWords,
    ...crmPerson,
    name: { label: 'Name', hint: 'What the deal is called.', use: 'line' },
    amount: { label: 'Amount', hint: 'A number such as 1200.50, usually a name.', use: 'line' },
    stage: { label: 'Stage', hint: 'As the CRM names it. Empty: the first.', use: 'plain' },
    text: { label: 'Description', hint: 'What it is about.', use: 'written' },
  },
  make_call: {
    ...actionWords,
    to: { label: 'To', hint: 'A number, usually {{phone}}.', use: 'line' },
    agentId: { label: 'Agent', hint: 'The agent that calls. None chosen: this one.', use: 'agent' },
    afterMinutes: { label: 'In minutes', hint: 'How long from now; 0 is at once.' },
  },
  transfer_person: {
    text: { label: 'Said before', hint: 'So that the caller knows what happens.', use: 'spoken' },
    phone: { label: 'Number', hint: 'Empty: whoever is on duty.', use: 'line' },
  },
  leave_task: {
    kind: {
      label: 'Kind',
      hint: 'What is promised to the caller.',
      options: { call_back: 'Call back', message: 'Message', follow_up: 'Follow-up' },
    },
    summary: {
      label: 'What it is about',
      hint: 'What a person has to know. Empty: the conversation in a sentence.',
      use: 'written',
    },
    phone: { label: 'Number to call', hint: 'Usually {{phone|}}.', use: 'line' },
    text: { label: 'Said to the caller', hint: 'That somebody will see to it.', use: 'spoken' },
  },
  transfer_agent: {
    text: { label: 'Said before', hint: 'So that the caller knows what happens.', use: 'spoken' },
    agentId: { label: 'Agent', hint: 'Takes the conversation over.', use: 'agent' },
  },
  press_digits: {
    digits: { label: 'Digits', hint: 'Digits, * and #; w waits half a second.', use: 'line' },
  },
  leave_voicemail: {
    message: { label: 'Message', hint: 'Said to the machine in one go; then the call ends.', use: 'spoken' },
  },
  tag: {
    tags: { label: 'Tags', hint: 'Put on the conversation.', use: 'plain', entry: 'tag' },
    outcome: { label: 'Outcome', hint: 'What it has come to here, whatever happens after.', options: outcomes },
  },
};
