import { describe, expect, it } from 'vitest';
import { guessColumns } from './guess-columns.ts';
import { readContactFile } from './read-file.ts';
import { readRow } from './read-row.ts';
import { momentOf } from './read-sheet.ts';
import { sniffDelimiter, sniffEncoding } from './sniff.ts';

const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
/** Letters of Western Europe as Windows writes them. */
const ansi = (text: string) => Buffer.from(text, 'latin1');

/** What a file gives, read in a country. */
const contactsOf = (bytes: Uint8Array, country: 'DE' | 'US' = 'DE') => {
  const { rows, columns } = readContactFile(bytes);
  return rows.map((row) => {
    const read = readRow(row, columns, country);
    return 'problem' in read ? read.problem : [read.contact.name, read.contact.phone, read.contact.email];
  });
};

describe('the encoding', () => {
  it.each([
    ['utf-8', Buffer.from('Name,Phone\nJürgen,030 901820')],
    ['utf-8', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from('Name')])],
    ['utf-16le', utf16('Name;Telefon\nJürgen;030 901820')],
    ['utf-16le', Buffer.from('Name;Telefon\nAnn;030 901820', 'utf16le')],
    ['windows-1252', ansi('Name;Telefon\nJürgen;030 901820')],
    // The first umlaut may come late.
    ['windows-1252', ansi(`Name;Telefon\n${'Ann;030 901820\n'.repeat(10_000)}Jürgen;030 901820`)],
  ] as const)('%s is found', (encoding, bytes) => {
    expect(sniffEncoding(bytes)).toBe(encoding);
  });

  it('of Windows has a euro sign where Latin 1 has none', () => {
    expect(readContactFile(Buffer.from([...ansi('Name;Telefon\nAnn;030 901820;'), 0x80])).rows[0]![2]).toBe('€');
  });
});

describe('what stands between the columns', () => {
  it.each([
    [';', 'sep=;\nName,x;Phone\nAnn;1'],
    [';', 'Name;Phone;Note\nAnn;030;"a, b, c"\nBen;040;"d, e"'],
    ['\t', 'Name\tPhone\nAnn, the first\t030\nBen\t040'],
    ['|', 'Name|Phone\nAnn|030'],
    // One column, of numbers: the blank in them is none.
    [',', 'Phone\n030 901820\n040 123456'],
  ])('is %j', (delimiter, text) => {
    expect(sniffDelimiter(text).delimiter).toBe(delimiter);
  });
});

describe('columns', () => {
  it.each([
    [
      'Google since 2024',
      ['First Name', 'Last Name', 'Phone 1 - Label', 'Phone 1 - Value', 'E-mail 1 - Value'],
      ['first_name', 'last_name', 'skip', 'phone', 'email'],
    ],
    [
      'Google before',
      ['Name', 'Given Name', 'Phone 1 - Type', 'Phone 1 - Value', 'Organization 1 - Name'],
      ['name', 'first_name', 'skip', 'phone', 'company'],
    ],
    [
      'German Outlook',
      [
        'Anrede',
        'Vorname',
        'Nachname',
        'Firma',
        'Telefon (privat)',
        'Mobiltelefon',
        'E-Mail-Adresse',
        'Fax geschäftlich',
      ],
      ['skip', 'first_name', 'last_name', 'company', 'phone', 'phone', 'email', 'phone'],
    ],
    [
      'French Outlook',
      ['Titre', 'Prénom', 'Nom', 'Société', 'Titre', 'Téléphone (bureau)', 'Tél. mobile', 'Adresse de messagerie'],
      ['skip', 'first_name', 'last_name', 'company', 'skip', 'phone', 'phone', 'email'],
    ],
    [
      'Italian Outlook',
      ['Nome', 'Cognome', 'Società', 'Telefono Mobile', 'Indirizzo E-mail'],
      ['first_name', 'last_name', 'company', 'phone', 'email'],
    ],
    [
      'Polish Outlook',
      ['Imię', 'Nazwisko', 'Telefon komórkowy', 'Adres e-mail'],
      ['first_name', 'last_name', 'phone', 'email'],
    ],
  ])('of %s are known', (_, names, fields) => {
    expect(guessColumns(names, []).map(({ field }) => field)).toEqual(fields);
  });

  it('without a heading are known by what stands in them', () => {
    const rows = [
      ['a@example.com', '030 901820'],
      ['b@example.com', '(040) 12-3456'],
    ];
    expect(guessColumns(['A', 'B'], rows).map(({ field }) => field)).toEqual(['email', 'phone']);
  });
});

describe('a file', () => {
  it('of Google gives the number of the row’s own kind, and never a fax', () => {
    const text = [
      'First Name,Last Name,Labels,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,E-mail 1 - Value',
      'Ann,Lee,Customers ::: * myContacts,Work Fax,+49 30 901821,Mobile,+49 170 1234567 ::: +49 30 901820,ann@example.com',
      'Ben,Fax,,Mobile,+49 171 1234567,Home Fax,+49 30 1,',
    ].join('\n');
    expect(contactsOf(Buffer.from(text))).toEqual([
      ['Ann Lee', '+491701234567', 'ann@example.com'],
      ['Ben Fax', '+491711234567', null],
    ]);
    const { rows, columns } = readContactFile(Buffer.from(text));
    expect(readRow(rows[0]!, columns, 'DE')).toMatchObject({ contact: { tags: ['Customers'] } });
  });

  it('of Outlook for Windows is read in its code page', () => {
    const text =
      '"Vorname","Nachname","Firma","Mobiltelefon","E-Mail-Adresse"\r\n"Jürgen","Groß","Müller & Söhne","0170 1234567","EX"\r\n';
    expect(contactsOf(ansi(text))).toEqual([['Jürgen Groß', '+491701234567', null]]);
  });

  it('says of each row that is none why', () => {
    const text = [
      'Name;Telefon',
      'Ann;491761234567',
      'Ben;4.91761E+11',
      'Cem;',
      'Dan;＋４９ 30 901820',
      'Eva;+49 30 901820 after 5pm',
      ';030 901820',
      'Fay;030 901820 / 0170 1234567',
      'Gus;0049 30 901820;too;many',
    ].join('\n');
    const read = contactsOf(Buffer.from(text));
    expect(read[0]).toMatch(/two ways|could be/);
    expect(read[1]).toMatch(/spreadsheet/);
    expect(read[2]).toMatch(/no phone number/);
    expect(read[3]).toEqual(['Dan', '+4930901820', null]);
    expect(read[5]).toMatch(/no name/);
    expect(read[6]).toEqual(['Fay', '+4930901820', null]);
    expect(read[7]).toEqual(['Gus', '+4930901820', null]);
  });

  it('with quotes that nobody closed is read as it stands', () => {
    const text = 'Name,Phone\n"Ann,+49 30 901820\nBen,+49 30 901821\n';
    expect(contactsOf(Buffer.from(text)).length).toBeGreaterThan(0);
  });

  it('of cards gives one contact each, of every version', () => {
    const cards = [
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Smith;Bob;;;\r\nFN:Bob Smith\r\nORG:Smith Auto Repair;\r\nitem1.EMAIL;type=INTERNET;type=pref:bob@example.com\r\nTEL;type=CELL;type=pref:(650) 253-0000\r\nPHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ\r\n SkZJRg\r\nEND:VCARD\r\n',
      'BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=\n=C3=BCrgen;;;\nTEL;WORK;FAX:+49 30 901821\nTEL;CELL:0170 1234567\nEND:VCARD\n',
      'BEGIN:VCARD\nVERSION:4.0\nFN:Ann\\, Lee\nTEL;VALUE=uri;TYPE="cell":tel:+49-30-901820\nEND:VCARD\n',
    ].join('');
    expect(contactsOf(Buffer.from(cards), 'US').map((one) => (Array.isArray(one) ? one.slice(0, 2) : one))).toEqual([
      ['Bob Smith', '+16502530000'],
      expect.stringContaining('0170 1234567'),
      ['Ann, Lee', '+4930901820'],
    ]);
    expect(contactsOf(Buffer.from(cards), 'DE')[1]).toEqual(['Jürgen Müller', '+491701234567', null]);
  });

  it.each([
    ['nothing', Buffer.from('  \n')],
    ['headings alone', Buffer.from('Name,Phone\n')],
    ['bytes of something else', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 1, 2, 3, 0, 0, 9, 9, 9, 9, 0])],
  ])('with %s is refused with a reason', (_, bytes) => {
    expect(() => readContactFile(bytes)).toThrow(/file/i);
  });
});

it.each([
  ['in the middle of a field', 'Name,Phone,Note\nAda,+4930901820,5" pipe\n"Smith, Jo",+4930901821,"a, b"'],
  ['before a field that no one closed', 'Name,Phone,Note\nAda,+4930901820,"5 pipe\n"Smith, Jo",+4930901821,"a, b"'],
  ['behind a closed one', 'Name,Phone,Note\nAda,+4930901820,"5" pipe\n"Smith, Jo",+4930901821,"a, b"'],
])('a stray quote %s leaves the quotes of other rows', (_, text) => {
  const { rows } = readContactFile(Buffer.from(text));
  expect(rows.map(([name, phone]) => [name, phone])).toEqual([
    ['Ada', '+4930901820'],
    ['Smith, Jo', '+4930901821'],
  ]);
  expect(rows[1]![2]).toBe('a, b');
});

it('takes no number of something else for the phone, and what an export guarded as it was', () => {
  const first = ['1004512', '1004512', '030 901820', '12'];
  const fields = (...headings: string[]) => guessColumns(headings, [first]).map(({ field }) => field);
  expect(fields('Order number', 'Customer number', 'Phone', 'House no')).toEqual(['skip', 'skip', 'phone', 'skip']);
  expect(fields('Rechnungsnummer', 'Kundennummer', 'Telefon', 'Hausnummer')).toEqual(['skip', 'skip', 'phone', 'skip']);
  expect(fields('Number', 'Invoice no.', 'Phone number', 'Order')).toEqual(['skip', 'skip', 'phone', 'skip']);
  expect(fields('Number', 'x', 'y', 'z')[0]).toBe('phone');
  const guarded = readContactFile(Buffer.from("Name,Phone,Note\n'=Ada,'+4930901820,\"a;'=b\""));
  expect(guarded.rows).toEqual([['=Ada', '+4930901820', 'a;=b']]);
});

it.each([
  ['1899-12-30T09:30:00Z', '09:30'],
  ['1899-12-31T01:15:00Z', '01:15'],
  ['2026-05-04T00:00:00Z', '2026-05-04'],
  ['2026-05-04T14:05:00Z', '2026-05-04 14:05'],
  ['1899-12-30T16:29:59.999Z', '16:30'],
])('a moment %s of a sheet is %s', (at, text) => {
  expect(momentOf(new Date(at))).toBe(text);
});

it('reads numbers of cards without their extensions and pauses', () => {
  const card = (tel: string) => `BEGIN:VCARD\nVERSION:3.0\nFN:Ada\n${tel}\nEND:VCARD\n`;
  const tels = [
    'TEL:+16502530000\\,\\,12',
    'TEL;VALUE=uri:tel:+1-650-253-0000;ext=12',
    'TEL:+16502530000p12',
    'TEL:+1 650 253 0000 x1',
  ];
  const { rows, columns } = readContactFile(Buffer.from(tels.map(card).join('')));
  for (const row of rows) expect(readRow(row, columns, 'DE')).toMatchObject({ contact: { phone: '+16502530000' } });
  expect(rows).toHaveLength(4);
});
