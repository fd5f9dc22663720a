/** ISO 3166-1. */
const CODES =
  `AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM
CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL
IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU
MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR
SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW`.split(/\s+/);

interface Country {
  /** The English name: what is stored, and printed on the report. */
  readonly value: string;
  /** In the language of the page. */
  readonly label: string;
}

/** All countries by name, labelled in the language of a tag. A value that was stored in other words stays among them. */
export function countries(tag: string, stored: string | null): Country[] {
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const own = new Intl.DisplayNames(tag, { type: 'region' });
  const all = CODES.map((code) => ({ value: english.of(code) ?? code, label: own.of(code) ?? code }));
  const known = !stored || all.some(({ value }) => value === stored);
  const listed = known ? all : [...all, { value: stored, label: stored }];
  return listed.sort((one, other) => one.label.localeCompare(other.label, tag));
}

/** What a country that is stored by its English name is called in the language of a tag; other words stay as they are. */
export function countryName(stored: string, tag: string): string {
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const code = CODES.find((code) => english.of(code) === stored);
  return (code && new Intl.DisplayNames(tag, { type: 'region' }).of(code)) ?? stored;
}

/** Those whose name, in the page's language or in English, has a word that begins with what was typed. */
export function findCountries<C extends Country>(all: readonly C[], typed: string): C[] {
  const wanted = typed.trim().toLowerCase();
  if (!wanted) return [...all];
  return all.filter(({ value, label }) =>
    [value, label].some((name) => {
      const lower = name.toLowerCase();
      // Chinese has no blanks between words.
      return /\p{Script=Han}/u.test(wanted) ? lower.includes(wanted) : ` ${lower}`.includes(` ${wanted}`);
    }),
  );
}
