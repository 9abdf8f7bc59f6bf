/** Small files in the forms of other platforms, written for the tests: no one's flows. */

const retellEdge = (id: string, to: string | null, prompt: string) => ({
  id,
  ...(to && { destination_node_id: to }),
  transition_condition: { type: 'prompt', prompt },
});

/** The value of each secret holds this word: it must be found nowhere in what is made. */
export const secretWord = 'hush-hush-0451';

export const foreignFiles = {
  vapi_assistant: {
    name: 'Bike shop',
    firstMessage: 'Hello, this is the bike shop. What can I do for you?',
    model: {
      provider: 'openai',
      model: 'gpt-4o',
      messages: [{ role: 'system', content: 'You answer for a bike shop. Find out what the caller needs.' }],
      tools: [
        { type: 'transferCall', destinations: [{ type: 'number', number: '+12025550101', message: 'One moment.' }] },
        {
          type: 'function',
          function: { name: 'stock', description: 'Looks up stock.', parameters: { type: 'object', properties: {} } },
          server: { url: 'https://example.invalid/stock', secret: secretWord },
        },
      ],
    },
    voice: { provider: '11labs', voiceId: 'emma' },
    endCallMessage: 'Goodbye, and ride safely.',
    orgId: 'org_1',
  },
  vapi_squad: {
    members: [
      {
        assistant: { name: 'Reception', firstMessage: 'Hello! How can I help?', model: { messages: [] } },
        assistantDestinations: [
          { type: 'assistant', assistantName: 'Repairs', description: 'The caller has a broken bike' },
          { type: 'assistant', assistantName: 'Sales', description: 'The caller wants to buy a bike' },
          { type: 'assistant', assistantName: 'Nobody', description: 'The caller wants something of nobody' },
        ],
      },
      {
        assistant: {
          name: 'Repairs',
          model: { messages: [{ role: 'system', content: 'Ask for the full name and the phone number.' }] },
        },
      },
      { assistant: { name: 'Sales', firstMessage: 'Our bikes are all in the shop.' } },
    ],
  },
  vapi_workflow: {
    name: 'Bookings',
    nodes: [
      {
        name: 'start',
        type: 'conversation',
        isStart: true,
        messagePlan: { firstMessage: 'Hello. Which table would you like?' },
        variableExtractionPlan: {
          output: [
            { title: 'guests', type: 'number', description: 'how many' },
            { title: 'partyName', type: 'string' },
          ],
        },
      },
      {
        name: 'apiRequest_1748494069554',
        type: 'tool',
        tool: {
          type: 'apiRequest',
          method: 'PATCH',
          url: `https://joe:${secretWord}@example.invalid/tables?api_key=${secretWord}`,
          headers: {
            type: 'object',
            properties: { Authorization: { value: `Bearer ${secretWord}` }, 'X-Shop': { value: 'one' } },
          },
          body: { type: 'object', properties: { guests: { type: 'number' }, name: { default: '{{partyName}}' } } },
          messages: [{ type: 'request-failed', content: 'That did not work.' }],
        },
      },
      { name: 'large', type: 'conversation', messagePlan: { firstMessage: 'That is a large party, {{partyName}}.' } },
      { name: 'hangup_1748494069555', type: 'tool', tool: { type: 'endCall' } },
    ],
    edges: [
      { from: 'start', to: 'large', condition: { type: 'logic', liquid: '{{ guests > 8 and partyName != "Smith" }}' } },
      { from: 'start', to: 'apiRequest_1748494069554' },
      { from: 'large', to: 'start', condition: { type: 'ai', prompt: 'The caller changes the number' } },
      { from: 'apiRequest_1748494069554', to: 'hangup_1748494069555' },
    ],
  },
  retell_llm: {
    agent_name: 'Dental desk',
    language: 'en-US',
    retell_llm_data: {
      general_prompt:
        '# Identity\nYou are Mia of Harbor Dental.\n# Task\n- Book a cleaning\n# Guardrails\n- Never quote prices for implants.\nAsk for the full name and the phone number.',
      begin_message: 'Hello, this is Mia. How can I help?',
      general_tools: [
        { type: 'end_call', name: 'end_call', description: 'Ends the call.' },
        { type: 'check_availability_cal', name: 'check_availability_cal', cal_api_key: secretWord, event_type_id: 1 },
        { type: 'book_appointment_cal', name: 'book_appointment_cal', cal_api_key: secretWord, event_type_id: 1 },
      ],
      states: [{ name: 'booking', state_prompt: 'Find a time that suits.', edges: [] }],
      starting_state: 'booking',
      default_dynamic_variables: { practice: 'Harbor' },
      model_temperature: 0.2,
    },
  },
  retell_flow: {
    agentName: 'Clinic',
    language: 'en-GB',
    conversationFlow: {
      start_node_id: 'hello',
      global_prompt: 'You are calm.',
      default_dynamic_variables: { clinic: 'Harbour Clinic', floor: 2 },
      tools: [
        {
          tool_id: 't1',
          type: 'custom',
          name: 'lookup',
          url: 'https://example.invalid/lookup',
          method: 'POST',
          headers: { 'X-Api-Key': secretWord, Accept: 'application/json' },
          parameters: { type: 'object', properties: { patient_name: { type: 'string' } } },
          response_variables: { plan: '$.patient.plans[0]' },
        },
      ],
      nodes: [
        {
          id: 'hello',
          type: 'conversation',
          instruction: { type: 'static_text', text: 'This is **{{clinic}}**. What would you like?' },
          edges: [
            retellEdge('e1', 'find', 'The patient wants to book or move a visit'),
            retellEdge('e2', 'bye', 'The patient wants to pay a bill'),
            retellEdge('e3', null, 'The patient is angry'),
          ],
          interruption_sensitivity: 0.4,
        },
        {
          id: 'find',
          type: 'extract_dynamic_variables',
          variables: [
            { type: 'string', name: 'patient_name', description: 'the full name' },
            { type: 'enum', name: 'kind', choices: ['cleaning', 'check-up'] },
          ],
          edges: [],
          else_edge: { id: 'e4', destination_node_id: 'call' },
        },
        {
          id: 'call',
          type: 'function',
          tool_id: 't1',
          instruction: { type: 'static_text', text: 'Let me look.' },
          edges: [],
          always_edge: { id: 'e5', destination_node_id: 'split' },
        },
        {
          id: 'split',
          type: 'branch',
          edges: [
            {
              id: 'e6',
              destination_node_id: 'person',
              transition_condition: {
                type: 'equation',
                operator: '||',
                equations: [
                  { left: '{{plan}}', operator: '==', right: 'gold' },
                  { left: '{{kind}}', operator: 'exists' },
                ],
              },
            },
          ],
          else_edge: { id: 'e7', destination_node_id: 'hello' },
        },
        {
          id: 'person',
          type: 'transfer_call',
          transfer_destination: { type: 'predefined', number: '+12025550102' },
          transfer_option: { type: 'cold_transfer' },
          edges: [],
        },
        { id: 'bye', type: 'end', instruction: { type: 'static_text', text: 'Goodbye from {{clinic}}.' } },
      ],
    },
  },
  elevenlabs_agent: {
    name: 'Desk',
    conversationConfig: {
      agent: { firstMessage: 'Welcome to the desk.', language: 'en', prompt: { prompt: 'Be brief.' } },
    },
    workflow: {
      nodes: {
        start_node: { type: 'start', edge_order: ['a'] },
        ask: { additional_prompt: 'Ask for the email.', label: 'Contact', edge_order: ['c', 'b'] },
        phone: { transfer_destination: { type: 'phone', phone_number: '+12025550103' }, label: 'Person' },
        done: { type: 'end' },
      },
      edges: {
        a: { source: 'start_node', target: 'ask', forward_condition: { type: 'unconditional' } },
        b: { source: 'ask', target: 'done', forward_condition: { type: 'unconditional' } },
        c: {
          source: 'ask',
          target: 'phone',
          forward_condition: {
            type: 'expression',
            expression: {
              type: 'and_operator',
              children: [
                { type: 'dynamic_variable', name: 'vip' },
                {
                  type: 'gte_operator',
                  left: { type: 'dynamic_variable', name: 'visits' },
                  right: { type: 'number_literal', value: 3 },
                },
              ],
            },
          },
        },
      },
    },
  },
  dograh_workflow: {
    name: 'Pets',
    workflow_definition: {
      nodes: [
        {
          id: '1',
          type: 'startCall',
          data: { name: 'Start', prompt: 'Hello from the pet shop.' },
          position: { x: 1, y: 2 },
        },
        {
          id: '2',
          type: 'agentNode',
          data: {
            name: 'Which animal',
            prompt: 'Ask which animal it is about',
            extraction_enabled: true,
            extraction_variables: [{ name: 'animal', type: 'string', prompt: 'The animal' }],
          },
        },
        { id: '3', type: 'endCall', data: { name: 'End', prompt: 'Tell the caller goodbye.' } },
        { id: '4', type: 'globalNode', data: { prompt: 'You love animals.' } },
        { id: '5', type: 'webhook', data: { endpoint_url: `https://example.invalid/${secretWord}` } },
      ],
      edges: [
        { id: 'a', source: '1', target: '2', data: { condition: 'Always take this route', label: 'Always' } },
        {
          id: 'b',
          source: '2',
          target: '3',
          data: { condition: 'The caller is done', label: 'done', transition_speech: 'Fine.' },
        },
      ],
      viewport: { x: 0, y: 0, zoom: 1 },
    },
  },
} as const;
