/** States of the United States by the two letters of their post. */
export const states: ReadonlyMap<string, string> = new Map(
  (
    'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC D C,FL Florida,GA Georgia,' +
    'HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,' +
    'MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,' +
    'NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,' +
    'SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,' +
    'WI Wisconsin,WY Wyoming'
  )
    .split(',')
    .map((row) => [row.slice(0, 2), row.slice(3)]),
);

/** Kinds of streets, cut short with or without a full stop behind their name. */
export const streets: ReadonlyMap<string, string> = new Map(
  Object.entries({
    St: 'street',
    Ave: 'avenue',
    Av: 'avenue',
    Blvd: 'boulevard',
    Rd: 'road',
    Dr: 'drive',
    Ln: 'lane',
    Ct: 'court',
    Pl: 'place',
    Sq: 'square',
    Hwy: 'highway',
    Pkwy: 'parkway',
    Expy: 'expressway',
    Ter: 'terrace',
    Terr: 'terrace',
    Cir: 'circle',
    Trl: 'trail',
    Cres: 'crescent',
    Gdns: 'gardens',
    Pk: 'park',
    Rte: 'route',
  }),
);

export const directions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    N: 'north',
    S: 'south',
    E: 'east',
    W: 'west',
    NE: 'northeast',
    NW: 'northwest',
    SE: 'southeast',
    SW: 'southwest',
  }),
);
