/** One account of the stand-in HubSpot: what it keeps, and how it finds it, as HubSpot's public description has it. */

export interface FakeObject {
  id: string;
  properties: Record<string, string>;
  createdAt: string;
}
export type ObjectKind = 'contacts' | 'notes' | 'deals';

export const allScopes = ['contacts', 'deals'].flatMap((kind) => [
  `crm.objects.${kind}.read`,
  `crm.objects.${kind}.write`,
]);

interface Filter {
  propertyName: string;
  operator: string;
  value: string;
}

/** A refusal in HubSpot's shape. */
export class HubspotRefusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, category: string, message: string, more: object = {}) {
    super(message);
    this.status = status;
    this.body = { status: 'error', message, correlationId: 'c0ffee', category, ...more };
  }
}

export class FakePortal {
  readonly hubId: number;
  scopes = [...allScopes];
  readonly objects: Record<ObjectKind, FakeObject[]> = { contacts: [], notes: [], deals: [] };
  /** Notes and deals of each contact. */
  readonly attached = new Map<string, { kind: ObjectKind; id: string }[]>();
  /** Objects that the search does not show yet, as HubSpot's does not for some seconds. */
  readonly unseen = new Set<string>();
  #next: number;

  constructor(hubId: number) {
    this.hubId = hubId;
    this.#next = hubId * 1000;
  }

  require(scope: string): void {
    if (this.scopes.includes(scope)) return;
    const errors = [{ message: 'A scope is missing.', context: { requiredGranularScopes: [scope] } }];
    throw new HubspotRefusal(403, 'MISSING_SCOPES', 'This app has not been granted all required scopes.', { errors });
  }

  find(kind: ObjectKind, id: string, idProperty = 'hs_object_id'): FakeObject {
    const found = this.objects[kind].find((one) =>
      idProperty === 'hs_object_id' ? one.id === id : one.properties[idProperty]?.toLowerCase() === id.toLowerCase(),
    );
    if (found === undefined) throw new HubspotRefusal(404, 'OBJECT_NOT_FOUND', 'resource not found');
    return found;
  }

  #check(properties: Record<string, string>): void {
    for (const [name, value] of Object.entries(properties)) {
      if (typeof value !== 'string' || !/^[a-z0-9_]+$/.test(name) || name.startsWith('no_such')) {
        const message = `Property "${name}" does not exist`;
        throw new HubspotRefusal(400, 'VALIDATION_ERROR', `Property values were not valid: ${message}`);
      }
    }
  }

  make(kind: ObjectKind, properties: Record<string, string>, contactIds: string[] = []): FakeObject {
    this.#check(properties);
    const email = properties.email?.toLowerCase();
    const same = email && this.objects[kind].find((one) => one.properties.email?.toLowerCase() === email);
    if (same) throw new HubspotRefusal(409, 'CONFLICT', `Contact already exists. Existing ID: ${same.id}`);
    for (const id of contactIds) this.find('contacts', id);
    const made = { id: String(++this.#next), properties: calculated(properties), createdAt: new Date().toISOString() };
    this.objects[kind].push(made);
    for (const id of contactIds) this.attached.set(id, [...(this.attached.get(id) ?? []), { kind, id: made.id }]);
    return made;
  }

  change(kind: ObjectKind, id: string, properties: Record<string, string>): FakeObject {
    this.#check(properties);
    const found = this.find(kind, id);
    Object.assign(found.properties, calculated({ ...found.properties, ...properties }));
    return found;
  }

  search(kind: ObjectKind, groups: { filters: Filter[] }[], limit: number): FakeObject[] {
    if (groups.length > 5) throw new HubspotRefusal(400, 'VALIDATION_ERROR', 'There are too many filter groups.');
    if (limit > 200) throw new HubspotRefusal(400, 'VALIDATION_ERROR', 'The limit is at most 200.');
    const fits = ({ properties }: FakeObject, { propertyName, operator, value }: Filter) => {
      if (operator !== 'EQ') throw new HubspotRefusal(400, 'VALIDATION_ERROR', `No operator ${operator}.`);
      return properties[propertyName]?.toLowerCase() === value.toLowerCase();
    };
    return this.objects[kind]
      .filter((one) => !this.unseen.has(one.id) && groups.some(({ filters }) => filters.every((of) => fits(one, of))))
      .slice(0, limit);
  }
}

/** The digits of a number without the code of its country, roughly as HubSpot has them for numbers of the US and Germany. */
const bare = (phone: string) => phone.replace(/[^\d+]/g, '').replace(/^(\+1|\+49|0)/, '');

function calculated(properties: Record<string, string>): Record<string, string> {
  const { phone, mobilephone } = properties;
  return {
    ...properties,
    ...(phone && { hs_searchable_calculated_phone_number: bare(phone) }),
    ...(mobilephone && { hs_searchable_calculated_mobile_number: bare(mobilephone) }),
  };
}
