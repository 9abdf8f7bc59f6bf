/** Who calls the made-up business. No one has these names with these numbers: 555-01xx is set aside for fiction. */
export const sampleCallers: readonly { name: string; phone: string; tags: string[] }[] = [
  { name: 'Maria Lopez', phone: '+12125550101', tags: ['Patient'] },
  { name: 'James Carter', phone: '+12125550102', tags: ['Patient'] },
  { name: 'Ann Lee', phone: '+12125550103', tags: ['Patient', 'Family'] },
  { name: 'Robert Green', phone: '+17185550104', tags: ['Patient'] },
  { name: 'Laura Smith', phone: '+17185550105', tags: ['New'] },
  { name: 'Peter Novak', phone: '+17185550106', tags: ['Patient'] },
  { name: 'Grace Miller', phone: '+12015550107', tags: ['New'] },
  { name: 'Daniel Young', phone: '+12015550108', tags: ['Patient'] },
  { name: 'Sarah Johnson', phone: '+19175550109', tags: ['Patient'] },
  { name: 'Thomas Brown', phone: '+19175550110', tags: ['Patient', 'Insurance'] },
  { name: 'Emily White', phone: '+19175550111', tags: ['New'] },
  { name: 'Kevin Park', phone: '+16175550112', tags: ['Patient'] },
  { name: 'Julia Stone', phone: '+16175550113', tags: ['Patient'] },
  { name: 'Mark Hill', phone: '+13125550114', tags: ['New'] },
  { name: 'Nina Brooks', phone: '+14155550115', tags: ['Patient'] },
  { name: 'Paul Walker', phone: '+12125550116', tags: ['Patient'] },
  { name: 'Rachel Adams', phone: '+12125550117', tags: ['Patient', 'Family'] },
  { name: 'Steven Clark', phone: '+17185550118', tags: ['Patient'] },
  { name: 'Helen Baker', phone: '+442079460119', tags: ['New'] },
  { name: 'Oliver King', phone: '+442079460120', tags: ['Patient'] },
];

/** What someone wants of each of the four agents, and how often that one is called, of a hundred calls. */
export const sampleAgents: readonly { template: string; share: number; wants: readonly Record<string, string>[] }[] = [
  {
    template: 'appointment-scheduler',
    share: 48,
    wants: [
      { service: 'a checkup' },
      { service: 'teeth cleaning' },
      { service: 'a filling' },
      { service: 'a crown' },
      { service: 'whitening' },
    ],
  },
  {
    template: 'customer-support',
    share: 27,
    wants: [
      { problem: 'my filling came out' },
      { problem: 'I was billed twice' },
      { problem: "I can't log in to the patient portal" },
      { problem: 'my tooth has been hurting since my visit' },
    ],
  },
  {
    template: 'sales-assistant',
    share: 13,
    wants: [
      {
        company: 'Green Garden Center',
        need: 'braces for my daughter',
        budget: '4000 dollars',
        timeline: 'within three months',
      },
      { company: 'Hill Logistics', need: 'a dental plan for my team', budget: '9000 dollars', timeline: 'right away' },
      { company: 'Stone Design', need: 'implants', budget: '6500 dollars', timeline: 'right away' },
      { company: 'Brooks Bakery', need: 'whitening', budget: '300 dollars', timeline: 'later' },
    ],
  },
  { template: 'survey-collector', share: 12, wants: [{ reason: 'everyone was kind' }, { reason: 'I had to wait' }] },
];
