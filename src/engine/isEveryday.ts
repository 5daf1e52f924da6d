import {stem} from './stem';

/**
 * Words of everyday speech that a question is put with. They name nothing that a page would be about, and pages say the
 * same in other words, so that they neither choose a passage nor speak against it as much as others do.
 */
const EVERYDAY: Record<string, string> = {
  en:
    'actually again all allow already always answer anywhere appear automatically available become best big certain ' +
    'change come complete connect correct current different difference easily else every exactly example find first ' +
    'force full give go good happen have instead issue just keep kind know large last let long look main make many ' +
    'maximum mean minimum more much multiple name need never new next often one only option own place please possible ' +
    'problem proper put question quickly really receive required rid right safe same see separate several show simply ' +
    'some somewhere sort still stuff support sure take tell thing together try turn two type use used using want way whole work ' +
    'wrong',
  fr:
    'aller ajouter avoir besoin bon bonne changer choisir comment devoir different donner exemple existe facon faire ' +
    'grand maniere marche meilleur mettre moyen nouveau obtenir option permettre plusieurs possible pouvoir premier ' +
    'prendre probleme propre question savoir seul signifie sorte souvent toujours trouver utiliser veut vouloir',
};

const stems = new Map<string, ReadonlySet<string>>();

function everydayStems(language: string): ReadonlySet<string> {
  let known = stems.get(language);
  if (!known) {
    known = new Set((EVERYDAY[language] ?? '').split(' ').map(word => stem(word, language)));
    stems.set(language, known);
  }
  return known;
}

/** Returns whether a folded term is a word of everyday speech, in any of its forms (English and French). */
export function isEveryday(term: string, language: string): boolean {
  return everydayStems(language.slice(0, 2)).has(stem(term, language.slice(0, 2)));
}
