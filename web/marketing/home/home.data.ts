import { AudioLines, Bot, CodeXml, Gauge, HeartHandshake, Layers, ScanFace, Wrench } from 'lucide-react';

export const solutionCards = [
  {
    id: 'text-to-speech',
    icon: AudioLines,
    title: 'Text to Speech',
    text: 'Type or paste a text, choose a voice and its speed, and hear it. For narration, lessons and announcements.',
  },
  {
    id: 'text-to-speech-api',
    icon: CodeXml,
    title: 'Text to Speech API',
    text: 'One request in, audio out. Give your product a voice without keeping a speech engine of your own.',
  },
  {
    id: 'ai-voice-agents',
    icon: Bot,
    title: 'AI Voice Agents',
    text: 'Agents for business phone and customer service: they ask, understand, book, and know when to fetch a person.',
  },
  {
    id: 'ai-avatar',
    icon: ScanFace,
    title: 'AI Avatars',
    text: 'A face to go with the voice, for training, education and messages that deserve more than text.',
  },
];

export const useCases = [
  {
    title: 'Automated scheduling',
    text: 'Callers say a day and a time in their own words and leave with an appointment.',
  },
  {
    title: 'Lead and appointment handling',
    text: 'Every enquiry is answered, asked the right questions and written down.',
  },
  { title: 'Order and product support', text: 'The questions that come fifty times a day get their answer at once.' },
  { title: 'Learning and content delivery', text: 'Lessons and articles that can be listened to as well as read.' },
  { title: 'Public notifications', text: 'One clear announcement, spoken the same way to everyone.' },
];

export const values = [
  {
    icon: HeartHandshake,
    title: 'Human-first design',
    text: 'An agent lets people interrupt, correct themselves and ask for a person.',
  },
  {
    icon: Wrench,
    title: 'Simple implementation',
    text: 'Start from a template and talk with it before anything is connected.',
  },
  {
    icon: Layers,
    title: 'Scalable solutions',
    text: 'The same conversation works in the browser, by text and on the telephone.',
  },
  {
    icon: Gauge,
    title: 'Reliable performance',
    text: 'Every turn is stored before it is spoken, so nothing that was agreed is lost.',
  },
];
