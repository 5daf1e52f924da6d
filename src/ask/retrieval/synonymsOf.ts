import {stem} from '../../search/engine/stem';

/** Words that documentation and its readers use for the same thing, a group a line. */
const GROUPS: Record<string, string> = {
  en: `
    remove delete uninstall drop hide strip
    cost price free pay charge billing fee money
    phone mobile smartphone small
    color colour
    behavior behaviour
    approve accept verdict qualify eligible
    refuse reject decline deny
    store save keep remember persist
    start trigger launch run begin
    stop cancel abort pause
    shortcut key keyboard
    language locale translation translate internationalization
    image picture icon
    login password authentication protected signin
    website site
    rename name
    replace successor instead substitute
    upgrade update migrate migration move
    big large wide high
    small narrow dense low
    error fail failure problem
    limit maximum most
    minimum least
    customize change adapt override
    disable off
    enable on activate
    contact support help
    fast performance speed quick
    slow performance
    duplicate twice double
    folder directory path
    whitelist allow permit
    forbid block prohibit
    dark theme night
    server endpoint backend
    result hit
    page document
    dialog modal popup window
    button trigger
    valid lifetime expire
    wildcard pattern glob
    token credential pass
    install setup add
    requirement need prerequisite
    event analytics track tracking
    click choose select
    style styling css design look
    host domain
    frequency often schedule interval
    link url address
    hidden exclude ignore skip
    include add
    old former legacy deprecated
    choose pick select
    text wording string label
    field input box
    field attribute property
    argument parameter option
    parameter field
    title heading
    secret private
    public publish
    permission right acl
    environment variable
    example sample snippet block
    rank order sort boost`,
  fr: `
    supprimer enlever retirer effacer
    prix cout gratuit payer tarif
    telephone mobile
    langue locale traduction traduire
    erreur echec probleme
    limite maximum
    installer installation ajouter
    changer modifier adapter personnaliser
    desactiver couper
    activer allumer
    aide support contact
    site domaine
    resultat
    page document
    fenetre dialogue modale
    bouton
    lien adresse url
    remplacer successeur
    migrer migration passer
    touche raccourci clavier
    couleur theme style
    ancien obsolete
    cle jeton identifiant`,
};

const tables = new Map<string, ReadonlyMap<string, readonly string[]>>();

function tableOf(language: string): ReadonlyMap<string, readonly string[]> {
  const known = tables.get(language);
  if (known) return known;
  const table = new Map<string, string[]>();
  for (const line of (GROUPS[language] ?? '').trim().split('\n')) {
    const group = line.trim().split(' ');
    for (const word of group) {
      const key = stem(word, language);
      table.set(key, [...(table.get(key) ?? []), ...group.filter(other => other !== word)]);
    }
  }
  tables.set(language, table);
  return table;
}

/** Returns words that may stand in a passage for a folded term of a question (English and French). */
export function synonymsOf(term: string, language: string): readonly string[] {
  const short = language.slice(0, 2);
  return tableOf(short).get(stem(term, short)) ?? [];
}
