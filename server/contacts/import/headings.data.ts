import type { ColumnField, PhoneKind } from '#domain/contacts/contact-imports.ts';

/**
 * Headings as programs write them, folded: small letters, no accents, no punctuation. Of Google before and since 2024, of
 * Outlook on the web and of Outlook for Windows in several languages, and of people who name columns by hand.
 */
export const headings: Record<Exclude<ColumnField, 'phone' | 'own' | 'skip'>, readonly string[]> = {
  name: [
    ...['name', 'full name', 'display name', 'contact name', 'contact', 'file as', 'kontakt', 'voller name'],
    ...['nom complet', 'nombre completo', 'nome completo', 'naam', 'volledige naam', 'imie i nazwisko'],
  ],
  first_name: [
    ...['first name', 'given name', 'firstname', 'forename', 'vorname', 'prenom', 'nombre', 'nome', 'voornaam', 'imie'],
    ...['primer nombre', 'nome proprio'],
  ],
  middle_name: [
    ...['middle name', 'additional name', 'weitere vornamen', 'deuxieme prenom', 'segundo nombre', 'secondo nome'],
    ...['tweede naam', 'drugie imie'],
  ],
  last_name: [
    ...['last name', 'family name', 'lastname', 'surname', 'nachname', 'familienname', 'nom', 'apellidos', 'apellido'],
    ...['cognome', 'achternaam', 'nazwisko', 'sobrenome', 'apelido'],
  ],
  company: [
    ...['company', 'organization', 'organisation', 'organization name', 'organization 1 name', 'company name', 'firma'],
    ...['unternehmen', 'societe', 'entreprise', 'empresa', 'compania', 'organizacion', 'societa', 'azienda', 'bedrijf'],
    ...['account', 'account name', 'przedsiebiorstwo'],
  ],
  email: [
    ...[
      'email',
      'e mail',
      'email address',
      'e mail address',
      'mail',
      'e mail adresse',
      'e mail 2 adresse',
      'e mail 3 adresse',
    ],
    ...['adresse de messagerie', 'adresse de courrier', 'courriel', 'adresse e mail', 'correo electronico', 'correo'],
    ...['direccion de correo electronico', 'indirizzo e mail', 'indirizzo email', 'posta elettronica', 'e mailadres'],
    ...['adres e mail', 'e mail 2 address', 'e mail 3 address', 'endereco de email', 'primary email', 'work email'],
  ],
  tags: [
    ...['tags', 'tag', 'labels', 'label', 'group membership', 'categories', 'kategorien', 'categorie', 'categories'],
    ...['categorias', 'etiquetas', 'categorieen', 'kategorie', 'groups', 'gruppen', 'segment', 'list'],
  ],
  // Of any other system: an id alone may be of a row, or of an order.
  external_id: [
    'external id',
    'externalid',
    'external contact id',
    'externe id',
    'id externe',
    'id externo',
    'contact id',
  ],
  note: ['notes', 'note', 'notizen', 'notiz', 'bemerkungen', 'notas', 'opmerkingen', 'notatki', 'comments', 'remarks'],
};

/** Headings of numbers, by their kind. */
export const phoneHeadings: Record<PhoneKind, readonly string[]> = {
  mobile: [
    ...[
      'mobile',
      'mobile phone',
      'cell',
      'cell phone',
      'mobile number',
      'mobiltelefon',
      'mobil',
      'handy',
      'tel mobile',
    ],
    ...['mobile', 'telephone mobile', 'portable', 'telefono movil', 'movil', 'celular', 'telefono mobile', 'cellulare'],
    ...['mobiele telefoon', 'mobiel', 'telefon komorkowy', 'telemovel'],
  ],
  main: [
    ...[
      'phone',
      'phone number',
      'telephone',
      'tel',
      'number',
      'primary phone',
      'main phone',
      'company main phone',
      'telefon',
    ],
    ...[
      'telefonnummer',
      'rufnummer',
      'nummer',
      'haupttelefon',
      'telephone principal',
      'telefono',
      'numero',
      'telefono principal',
    ],
    ...['telefoon', 'telefoonnummer', 'telefone', 'numer telefonu'],
  ],
  work: [
    ...[
      'business phone',
      'business phone 2',
      'work phone',
      'office phone',
      'telefon geschaftlich',
      'telefon geschaftlich 2',
    ],
    ...['telefon firma', 'telephone bureau', 'telephone professionnel', 'telefono del trabajo', 'telefono ufficio'],
    ...['telefoon op werk', 'telefon sluzbowy'],
  ],
  home: [
    ...[
      'home phone',
      'home phone 2',
      'telefon privat',
      'telefon privat 2',
      'telephone domicile',
      'telefono particular',
    ],
    ...['abitazione', 'telefono abitazione', 'telefoon thuis', 'telefon domowy'],
  ],
  other: [
    'other phone',
    'weiteres telefon',
    'autre telephone',
    'otro telefono',
    'altro telefono',
    'car phone',
    'radio phone',
  ],
  fax: [
    ...[
      'fax',
      'business fax',
      'home fax',
      'other fax',
      'fax geschaftlich',
      'fax privat',
      'weiteres fax',
      'telecopie bureau',
    ],
    ...['pager', 'telex', 'isdn', 'tty tdd phone', 'ruckmeldung', 'callback', 'fax del trabajo', 'fax ufficio'],
  ],
};

/** Words by which a column is known that has no heading of these. */
export const headingWords: readonly (readonly [word: string, field: ColumnField, kind?: PhoneKind])[] = [
  ['fax', 'phone', 'fax'],
  ['pager', 'phone', 'fax'],
  ['mobil', 'phone', 'mobile'],
  ['cell', 'phone', 'mobile'],
  ['movil', 'phone', 'mobile'],
  ['phone', 'phone', 'main'],
  ['telefon', 'phone', 'main'],
  ['telephone', 'phone', 'main'],
  ['tel', 'phone', 'main'],
  ['mail', 'email'],
  ['correo', 'email'],
  ['company', 'company'],
  ['firma', 'company'],
  ['tag', 'tags'],
  ['note', 'note'],
];
