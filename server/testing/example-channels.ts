import { beforePhone, insteadOfPhone, phoneThings } from './example-phone.ts';
import { insteadOfVisits, widgetThings } from './example-widgets.ts';

/** The ways on which agents are reached beside the browser, for examples. */
export const channelThings = { ...widgetThings, ...phoneThings };
export const beforeChannels = beforePhone;
export const insteadOfChannels = { ...insteadOfVisits, ...insteadOfPhone };
