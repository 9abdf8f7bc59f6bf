import { beforeCrm } from './example-crm.ts';
import { beforePhone, insteadOfPhone, phoneThings } from './example-phone.ts';
import { insteadOfVisits, widgetThings } from './example-widgets.ts';

/** The ways on which agents are reached beside the browser, and the CRM that they reach, for examples. */
export const channelThings = { ...widgetThings, ...phoneThings };
export const beforeChannels = { ...beforePhone, ...beforeCrm };
export const insteadOfChannels = { ...insteadOfVisits, ...insteadOfPhone };
